import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import orders from '../../scripts/folderOrders.json'

const own = path.resolve('.')
const roots: string[] = []

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

/** Checks a small tree of files with the real rules, and returns the output of the check. */
function judge(files: Readonly<Record<string, string>>): { readonly obeyed: boolean; readonly said: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'import-law-'))
  roots.push(root)
  for (const name of ['package.json', 'tsconfig.json']) cpSync(path.join(own, name), path.join(root, name))
  symlinkSync(path.join(own, 'node_modules'), path.join(root, 'node_modules'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(own, 'scripts/importLaw.mjs'), root], { encoding: 'utf8' })
  return { obeyed: status === 0, said: stdout + stderr }
}

const lawful = {
  'src/domain/a.ts': `export const a = 1`,
  'src/ports/p.ts': `import type { A } from '#domain/types'\nexport type P = A`,
  'src/domain/types.ts': `import { a } from './a'\nexport type A = typeof a`,
  'machines/m.machine.ts': `import { setup } from 'xstate'\nimport type { P } from '#ports/p'\nexport const make = (port: P) => setup({}).createMachine({ context: { port } })`,
  'scenes/kit/k.ts': `import * as Phaser from 'phaser'\nimport { a } from '#domain/a'\nexport const k = [Phaser, a]`,
  'scenes/activities/one/manifest.ts': `import { a } from '#domain/a'\nexport default a`,
  'scenes/activities/one/logic.ts': `import { a } from '#domain/a'\nimport { own } from './own'\nexport const plan = [a, own]`,
  'scenes/activities/one/own.ts': `export const own = 1`,
  'scenes/activities/one/scene.ts': `import { k } from '../../kit/k'\nimport { plan } from './logic'\nexport default [k, plan]`,
  'scenes/catalogue.ts': `import type { A } from '#domain/types'\nexport const catalogue: A[] = []`,
  'src/screens/s/Screen.tsx': `import { useState } from 'react'\nimport { catalogue } from '#scenes/catalogue'\nexport const Screen = () => [useState, catalogue]`,
  'src/adapters/local/l.ts': `import Dexie from 'dexie'\nimport type { P } from '#ports/p'\nexport const l = (port: P) => [Dexie, port]`,
}

/** The layers of every ordered root, from the bottom up, each with a file in it. */
const layered = orders.map(({ name, root, loose, folders }) => {
  const looseFile = { rule: `${name}-flows-down-loose`, up: `${root}/${name}Up.ts`, here: `${root}/${name}Here.ts` }
  const inFolders = folders.map((folder) => ({
    rule: `${name}-flows-down-${folder.replace('/', '-')}`,
    up: `${root}/${folder}/${name}Up.ts`,
    here: `${root}/${folder}/${name}Here.ts`,
  }))
  return loose === 'below' ? [looseFile, ...inFolders] : [...inFolders, looseFile]
})

/** Returns the specifier with which one file imports another. */
const between = (from: string, to: string) =>
  path.posix
    .relative(path.posix.dirname(from), to)
    .replace(/^(?!\.)/, './')
    .replace(/\.ts$/, '')

/** Test cases: [rule, file that breaks it, text of the file]. */
const breaches: readonly (readonly [string, string, string])[] = [
  ['domain-is-pure', 'src/domain/b.ts', `import { useState } from 'react'\nexport const b = useState`],
  ['domain-is-pure', 'src/domain/toPort.ts', `import type { P } from '#ports/p'\nexport type B = P`],
  ['ports-see-only-domain-types', 'src/ports/q.ts', `import { l } from '#adapters/local/l'\nexport const q = l`],
  ['data-knows-only-ports-and-domain', 'src/data/d.ts', `import { l } from '#adapters/local/l'\nexport const d = l`],
  ['machines-do-no-input-or-output', 'machines/n.machine.ts', `import { l } from '#adapters/local/l'\nexport const n = l`],
  ['manifest-is-data', 'scenes/activities/two/manifest.ts', `import { k } from '../../kit/k'\nexport default k`],
  ['logic-is-pure', 'scenes/activities/two/logic.ts', `import { k } from '../../kit/k'\nexport const plan = k`],
  ['logic-is-pure', 'scenes/activities/three/logic.ts', `import scene from './scene'\nexport const plan = scene`],
  ['activities-are-strangers', 'scenes/activities/two/scene.ts', `import { own } from '../one/own'\nexport default own`],
  ['kit-knows-no-activity', 'scenes/kit/j.ts', `import { own } from '../activities/one/own'\nexport const j = own`],
  ['scenes-know-no-app', 'scenes/stage/s.ts', `import { make } from '#machines/m.machine'\nexport const s = make`],
  ['chrome-knows-no-engine', 'src/screens/t/Screen.tsx', `import * as Phaser from 'phaser'\nexport const Screen = () => Phaser`],
  ['chrome-knows-no-engine', 'src/app/a.tsx', `import { k } from '#scenes/kit/k'\nexport const A = () => k`],
  ['screens-read-machines-through-selectors', 'src/screens/u/Screen.tsx', `import { make } from '#machines/m.machine'\nexport const Screen = () => make`],
  ['stage-shows-no-spinner', 'src/app/stage/p.tsx', `import { LongWork } from '../../ui/LongWork'\nexport const P = LongWork`],
  ['ui-knows-no-app', 'src/ui/Button.tsx', `import { Screen } from '../screens/s/Screen'\nexport const Button = Screen`],
  ['adapters-are-strangers', 'src/adapters/browser/b.ts', `import { l } from '../local/l'\nexport const b = l`],
  ['adapters-know-only-ports-and-domain', 'src/adapters/local/n.ts', `import { Screen } from '../../screens/s/Screen'\nexport const n = Screen`],
  ['nobody-imports-main', 'src/app/m.tsx', `import { start } from '../main'\nexport const again = start`],
  ['one-home-phaser', 'src/data/e.ts', `import * as Phaser from 'phaser'\nexport const e = Phaser`],
  ['one-home-xstate', 'src/screens/v/Screen.tsx', `import { setup } from 'xstate'\nexport const Screen = () => setup`],
  ['types-only-xstate', 'src/app/x.tsx', `import { createActor } from 'xstate'\nexport const x = createActor`],
  ['one-home-xstate-react', 'src/screens/w/Screen.tsx', `import { useSelector } from '@xstate/react'\nexport const Screen = () => useSelector`],
  ['one-home-firebase', 'src/adapters/local/f.ts', `import { doc } from 'firebase/firestore'\nexport const f = doc`],
  ['one-home-dexie', 'src/adapters/browser/d.ts', `import Dexie from 'dexie'\nexport const d = Dexie`],
  ['one-home-react', 'scenes/kit/r.ts', `import { useState } from 'react'\nexport const r = useState`],
  ['one-home-zod', 'src/screens/z/Screen.tsx', `import { z } from 'zod'\nexport const Screen = () => z`],
  ['no-circular', 'src/domain/circle.ts', `import { round } from './round'\nexport const circle = (): unknown => round`],
  ['no-circular', 'src/domain/typeCircle.ts', `import type { Round } from './typeRound'\nexport type Circle = Round | null`],
  // Importing a type is enough to break the rule, even from the layer directly above.
  ...layered.flatMap((layers) =>
    layers
      .slice(0, -1)
      .map(({ rule, up }, index) => [rule, up, `import type { Here } from '${between(up, layers[index + 1]?.here ?? '')}'\nexport type Up = Here`] as const),
  ),
  ...orders.map(({ name, root }) => [`${name}-orders-every-folder`, `${root}/new/up.ts`, `import { a } from '#domain/a'\nexport const up = a`] as const),
  ['not-to-dev-dep', 'src/app/dev.tsx', `import sirv from 'sirv'\nexport const dev = sirv`],
  ['not-to-undeclared', 'src/app/stray.tsx', `import colours from 'picocolors'\nexport const stray = colours`],
  ['not-to-unresolvable', 'src/domain/lost.ts', `import { x } from '#domain/nowhere'\nexport const lost = x`],
  ['no-orphans', 'src/domain/alone.ts', `export const alone = 1`],
]

describe('the import law', () => {
  it('accepts a lawful tree', () => {
    const { obeyed, said } = judge(lawful)
    expect(said).toMatch(/Import law kept: 12 modules/)
    expect(obeyed).toBe(true)
  })

  it('catches every breach under its own rule, with a reason', () => {
    const helpers = {
      ...Object.fromEntries(layered.flat().map(({ here }) => [here, `export type Here = 1`])),
      'src/domain/typeRound.ts': `import type { Circle } from './typeCircle'\nexport type Round = Circle`,
      'src/domain/round.ts': `import { circle } from './circle'\nexport const round = circle`,
      'src/ui/LongWork.tsx': `export const LongWork = 1`,
      'src/main.tsx': `import { useState } from 'react'\nexport const start = useState`,
    }
    const { obeyed, said } = judge({ ...lawful, ...helpers, ...Object.fromEntries(breaches.map(([, file, text]) => [file, text])) })
    expect(obeyed).toBe(false)
    const missed = breaches.filter(([rule, file]) => !said.includes(`${rule}: ${file}`))
    expect(missed).toEqual([])
    expect(said.match(/Instead: |mend the path|Use it or delete it|use it or delete it/g)?.length).toBeGreaterThanOrEqual(breaches.length)
  })

  it('never treats an unread tree as lawful', () => {
    expect(judge({}).said).toContain('was not checked')
    const silent = judge({ 'src/domain/a.ts': 'export const a = 1' })
    expect(silent.said).toContain('0 dependencies were seen')
    expect(silent.obeyed).toBe(false)
  })
})
