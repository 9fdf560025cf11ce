import type { Manifest } from '#domain/activities/manifest'
import type { Session } from '#domain/activities/session'
import { stopUpTo } from '#domain/child/dialKinds'
import { dialSpecs } from '#domain/child/dials'
import { resolveDials } from '#domain/settings/resolve'
import { MIN_CELL } from '#domain/statistics'
import { type StepFigures as Figures, stepsOf } from '#domain/measures/steps'
import type { Child } from '#domain/people/people'
import { SECOND_MS } from '#domain/time'
import { plainName } from '#domain/words/inLanguage'
import { useText } from '#text/i18n'
import { sayAll, sayDays, sayNumber } from '#text/locale'
import { textOf } from '#text/ofActivity'
import { SaveDial } from './SaveDial'

const percent = (share: number): number => Math.round(share * 100)

interface Props {
  readonly manifest: Manifest
  /** All sessions of one child and this activity. */
  readonly sessions: readonly Session[]
  /** The child in whose profile an adult may store a finding. */
  readonly child?: Child | undefined
}

/** Shows an adult how the child manages each step of an activity, over all these sessions. */
export function StepFiguresTable({ manifest, sessions, child }: Props) {
  const text = useText()
  const { steps: spec } = manifest
  const words = textOf(manifest).steps
  if (spec === undefined || words === undefined) return null
  const found = stepsOf(sessions, spec)
  if (found === null) return null
  const name = (step: string) => words.names[step] ?? step
  const concluded = spec.concludes === 'hardest' ? (found.hardest === null ? [] : [found.hardest]) : found.hard
  const said = (steps: readonly string[]) => words.concluded.replace('{{step}}', sayAll(steps.map(name)))
  const hasChance = found.steps.some(({ chance }) => chance !== null)
  return (
    <section className="figures">
      <h2>{words.title}</h2>
      <p>{concluded.length === 0 ? words.none : said(concluded)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.column}</th>
            <th scope="col">{text('app.steps.alone')}</th>
            <th scope="col">{text('app.steps.range')}</th>
            {hasChance ? <th scope="col">{text('app.steps.chance')}</th> : null}
            <th scope="col">{text('app.steps.time')}</th>
            {words.against === undefined ? null : <th scope="col">{words.against}</th>}
            <th scope="col">{text('app.steps.days')}</th>
          </tr>
        </thead>
        <tbody>
          {found.steps.map((figures) => (
            <Row key={figures.step} name={name(figures.step)} figures={figures} hasChance={hasChance} hasAgainst={words.against !== undefined} />
          ))}
        </tbody>
      </table>
      {found.words.length === 0 ? null : (
        <ul>
          {found.words.map(({ word, hardest }) => (
            <li key={word}>
              {text('app.steps.word', {
                word: plainName(word) ?? text('app.concepts.own'),
                step: hardest === null ? text('app.steps.noneYet') : name(hardest),
              })}
            </li>
          ))}
        </ul>
      )}
      <p className="muted">{text('app.steps.why', { least: MIN_CELL })}</p>
      {child === undefined || spec.sets === undefined || found.hardest === null ? null : <SaveMost child={child} most={Number(found.hardest)} />}
    </section>
  )
}

interface RowProps {
  readonly name: string
  readonly figures: Figures
  readonly hasChance: boolean
  readonly hasAgainst: boolean
}

function Row({ name, figures, hasChance, hasAgainst }: RowProps) {
  const text = useText()
  const { n, alone, share, range, chance, times, touchMs, against, from, to } = figures
  const few = text('app.ground.few', { n })
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{share === null ? few : text('app.steps.share', { percent: percent(share), alone, n })}</td>
      <td>{range === null ? '' : text('app.steps.between', { low: percent(range.low), high: percent(range.high) })}</td>
      {hasChance ? <td>{chance === null ? '' : text('app.steps.percent', { percent: percent(chance) })}</td> : null}
      <td>{touchMs === null ? text('app.ground.few', { n: times }) : text('app.ground.median', { seconds: sayNumber(touchMs / SECOND_MS, 1), n: times })}</td>
      {hasAgainst ? <td>{against === null ? '' : text('app.ground.times', { cost: sayNumber(against, 1) })}</td> : null}
      <td>{sayDays(from, to)}</td>
    </tr>
  )
}

/** Offers to store this number of things as the child's maximum. */
function SaveMost({ child, most }: { child: Child; most: number }) {
  const text = useText()
  const now = resolveDials(child.profile).dials.maxItems
  // The setting does not have a step for every number.
  const cap = stopUpTo(dialSpecs.maxItems, most)
  const words = {
    lowers: text('app.steps.most.lowers', { now, cap }),
    raises: text('app.steps.most.raises', { now, cap }),
    keep: text('app.steps.most.keep', { count: cap }),
    kept: text('app.steps.most.kept', { cap }),
    isKept: text('app.steps.most.isKept', { cap }),
    locked: text('app.steps.most.locked'),
  }
  return <SaveDial child={child} dial="maxItems" cap={cap} words={words} />
}
