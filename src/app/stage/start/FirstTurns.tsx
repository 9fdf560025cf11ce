import type { Manifest } from '#domain/activities/manifest'
import type { SettingValue } from '#domain/settings/ownSettings'
import { warmUpsOf } from '#domain/trials/engine/block'
import { useText } from '#text/i18n'

/** Says that easy turns come first, which look like another level. Renders nothing if there are none. */
export function FirstTurns({ manifest, level: id, own }: { manifest: Manifest; level: string; own: Readonly<Record<string, SettingValue>> }) {
  const text = useText()
  const level = manifest.levels.find((each) => each.id === id)
  return level === undefined || warmUpsOf(level, own) === 0 ? null : <>{text('app.start.warmUps')} </>
}
