import type { CSSProperties } from 'react'
import { palette } from '#domain/child/palette'
import { inLight } from '#domain/child/safety'
import type { Manifest } from '#domain/activities/manifest'
import type { Session } from '#domain/activities/session'
import { isOfTask } from '#domain/measures/progress'
import { touchFindings, type ComparedSpreads } from '#domain/measures/touchFinding'
import { turnKinds, turnsOf, type Turn, type Turns as TurnFigures } from '#domain/measures/turns'
import { SECOND_MS } from '#domain/time'
import { useText } from '#text/i18n'
import { joinSentences, sayRow } from '#text/locale'
import { TurnLight, TurnDots } from '#ui/Turns'
import { describeTrials, sayWarmUps } from './describeTrials'

interface Props {
  readonly session: Session
  readonly manifest: Manifest
  readonly alias: string
  /** The child's earlier sessions. The result says "quicker" only if the week before allows it. */
  readonly past: readonly Session[]
}

type Text = ReturnType<typeof useText>

const wholeSeconds = (ms: number): number => Math.max(1, Math.round(ms / SECOND_MS))

/** Shows the result before any figure: a sentence, a line about how it went, and one light per trial. */
export function ResultSentence({ session, manifest, alias, past }: Props) {
  const text = useText()
  const turns = turnsOf(session.events)
  const compared = findingOf(session, past)
  const { dials, strict } = session.settings
  const captionOf = (turn: Turn): string => {
    if (turn.kind === 'looked') return text('app.result.looked')
    return turn.touchMs === null ? '' : text('app.result.seconds', { count: wholeSeconds(turn.touchMs) })
  }
  return (
    <>
      <div className="result-said">
        <h1>
          {turns.all.length === 0
            ? text(turns.mirror > 0 ? 'app.result.mirror' : 'app.result.none', { alias, count: turns.mirror })
            : describeTrials(text, manifest, alias, { count: turns.all.length, done: turns.done, looked: turns.looked })}
        </h1>
        {turns.all.length === 0 ? (
          <p className="muted">{text(turns.mirror > 0 ? 'app.result.mirrorWhy' : 'app.result.noneWhy')}</p>
        ) : (
          <p className="result-lead quiet">{leadOf(text, turns, compared)}</p>
        )}
      </div>
      {turns.all.length === 0 ? null : (
        // No light here is brighter than on the stage, because the child may still be looking.
        <div style={{ '--c': inLight(palette[dials.colour], strict) } as CSSProperties} className="result-turns">
          <TurnDots
            label={text('app.result.turns')}
            turns={turns.all.map((turn, index) => ({
              kind: turn.kind,
              caption: captionOf(turn),
              label: sayRow(
                [text('app.result.turn', { number: index + 1 }), text(`app.result.kinds.${turn.kind}`), turn.kind === 'looked' ? '' : captionOf(turn)].filter(
                  Boolean,
                ),
              ),
            }))}
          />
          <ul className="result-legend" aria-hidden="true">
            {turnKinds.map((kind) => {
              const count = turns.all.filter((turn) => turn.kind === kind).length
              return count === 0 ? null : (
                <li key={kind}>
                  <TurnLight kind={kind} />
                  {text(`app.result.legend.${kind}`, { count })}
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </>
  )
}

function leadOf(text: Text, turns: TurnFigures, compared: ComparedSpreads | null): string {
  const { done, alone, looked, touch, mirror } = turns
  return joinSentences(
    done === 0 ? text(looked > 0 ? 'app.result.onlyLooked' : 'app.result.onlyPassed') : '',
    alone > 0 ? text('app.result.alone', { count: alone }) : '',
    touch === null ? '' : text('app.result.aboutEach', { count: wholeSeconds(touch.median) }),
    compared === null ? '' : text(`app.result.compared.${compared}`),
    sayWarmUps(text, turns),
    mirror === 0 ? '' : text('app.result.alsoMirror', { count: mirror }),
  )
}

function findingOf(session: Session, past: readonly Session[]): ComparedSpreads | null {
  // Compares only the same task, so little of the child's history is read.
  const same = past.filter((other) => other.id !== session.id && isOfTask(other, session))
  const finding = touchFindings([session, ...same]).get(session.id)
  return finding?.kind === 'timed' ? finding.compared : null
}
