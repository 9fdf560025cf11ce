import { globSync } from 'node:fs'

const ALL = '{src/domain,src/data,machines}/**/*.ts'

/** Areas of mutation runs: folders, or the files of a folder by their first letters. Each area has at most about 1,000 mutants. */
export const areas = [
  'machines/{app,auth,subscription,therapist}/*.ts',
  'machines/stage/*.ts',
  'src/data/[a-d]*.ts',
  'src/data/[e-n]*.ts',
  'src/data/[o-z]*.ts',
  'src/domain/{*.ts,{activities,guides,settings}/*.ts}',
  'src/domain/{access,people,subscription}/*.ts',
  'src/domain/{devices,face,hands}/*.ts',
  'src/domain/assessment/[a-o]*.ts',
  'src/domain/assessment/[p-z]*.ts',
  'src/domain/child/*.ts',
  'src/domain/flashes/*.ts',
  'src/domain/measures/[a-d]*.ts',
  'src/domain/measures/[e-f]*.ts',
  'src/domain/measures/[g-n]*.ts',
  'src/domain/measures/[o-s]*.ts',
  'src/domain/measures/[t-z]*.ts',
  'src/domain/photos/*.ts',
  'src/domain/trials/concepts/[a-k]*.ts',
  'src/domain/trials/concepts/[l-z]*.ts',
  'src/domain/trials/engine/[a-p]*.ts',
  'src/domain/trials/engine/[q-z]*.ts',
  'src/domain/trials/layout/*.ts',
  'src/domain/trials/plan/**/*.ts',
  'src/domain/words/[a-c]*.ts',
  'src/domain/words/[d-n]*.ts',
  'src/domain/words/[o-z]*.ts',
]

/** Throws an error unless each file is in exactly one area. */
export function assertAreasCoverAll() {
  const inAreas = areas.flatMap((area) => globSync(area))
  const twice = inAreas.filter((file, index) => inAreas.indexOf(file) !== index)
  const missing = globSync(ALL).filter((file) => !inAreas.includes(file))
  if (twice.length > 0) throw new Error(`These files belong to two areas: ${twice.join(', ')}`)
  if (missing.length > 0) throw new Error(`Add an area in scripts/mutation/areas.mjs for: ${missing.join(', ')}`)
}
