import type { Manifest } from '#domain/activities/manifest'
import type { ActivityScene } from './kit/session/ActivityScene'

type SceneModule = { readonly default: new () => ActivityScene }

const manifests = import.meta.glob<Manifest>('./activities/*/manifest.ts', { eager: true, import: 'default' })
const scenes = import.meta.glob<SceneModule>('./activities/*/scene.ts')

/** The manifests of all built activities, sorted by id. To add an activity, add its folder; nothing else is edited. */
export const catalogue: readonly Manifest[] = Object.values(manifests).sort((a, b) => (a.id < b.id ? -1 : 1))

export const findActivity = (id: string): Manifest | null => catalogue.find((manifest) => manifest.id === id) ?? null

/** Loads an activity's scene, and the engine with the first one. Rejects if there is no such folder or no connection. */
export async function loadScene(id: string): Promise<new () => ActivityScene> {
  const load = scenes[`./activities/${id}/scene.ts`]
  if (load === undefined) throw new Error(`There is no activity called "${id}"`)
  return (await load()).default
}
