import type { ParallelQuestion } from '#domain/assessment/parallelAnswers'
import type { Timed } from '#domain/assessment/playedFigures'
import { sayAll, sayNumber, joinSentences } from '#text/locale'
import { MIN_CELL } from '#domain/statistics'
import type { ReportFacts } from '../facts'
import { activityName } from '../words'
import type { Writer } from '../writer'
import { sayStamina } from './plain'

type Say = (facts: ReportFacts, w: Writer) => string | null

/** Returns the results of play for a question: figures with their number of trials and period, or a note that it was not played. */
export const shownFor = (question: ParallelQuestion, facts: ReportFacts, w: Writer): string =>
  saying[question](facts, w) ?? w.text('screens.report.beside.notPlayed')

function sayTimes(key: 'known' | 'fresh' | 'look', timed: Timed | null, w: Writer): string | null {
  if (timed === null) return null
  return w.text(`screens.report.beside.play.${key}`, { median: w.median(timed.spread), told: w.told(timed) })
}

const saying: Readonly<Record<ParallelQuestion, Say>> = {
  time: ({ played: { time } }, w) => {
    const { all } = time
    if (all === null) return null
    const usually =
      all.spread === null
        ? w.text('screens.report.beside.play.fewTimes', { few: w.text('screens.report.few'), told: w.told(all) })
        : w.text('screens.report.beside.play.time', {
            median: w.seconds(all.spread.median),
            q1: w.seconds(all.spread.q1),
            q3: w.seconds(all.spread.q3),
            told: w.told(all),
          })
    return joinSentences(usually, sayTimes('known', time.known, w), sayTimes('fresh', time.fresh, w), sayTimes('look', time.look, w))
  },
  where: ({ played: { places } }, w) => {
    if (places === null) return null
    const named = { told: w.told(places), activity: activityName(places.activity) }
    const said =
      places.side === null
        ? w.text('screens.report.beside.play.side.few', named)
        : w.text(`screens.report.beside.play.side.${places.side}`, { ...named, left: w.time(places.sideMs.left), right: w.time(places.sideMs.right) })
    return places.basis === 'measured' ? said : joinSentences(said, w.text(`screens.report.beside.play.places.${places.basis}`))
  },
  colour: ({ played: { colours } }, w) => {
    if (colours === null) return null
    const list = sayAll(
      colours.each.map(({ colour, touch }) =>
        w.text('screens.report.beside.play.colour', { colour: w.text(`screens.profile.colours.${colour}`), median: w.median(touch.spread) }),
      ),
    )
    const enough = colours.each.filter(({ touch }) => touch.spread !== null).length > 1
    return joinSentences(
      w.text('screens.report.beside.play.colours', { list, told: w.told(colours) }),
      colours.soonest !== null
        ? w.text('screens.report.beside.play.soonest', { colour: w.text(`screens.profile.colours.${colours.soonest}`) })
        : enough
          ? w.text('screens.report.beside.play.noColour')
          : null,
    )
  },
  atOnce: ({ played: { atOnce } }, w) => {
    if (atOnce === null) return null
    const list = sayAll(atOnce.steps.map(({ step, alone, n }) => w.text('screens.report.beside.play.step', { things: Number(step), alone, n })))
    const known = atOnce.steps.some(({ share }) => share !== null)
    return joinSentences(
      w.text('screens.report.beside.play.atOnce', { list, told: w.told(atOnce) }),
      atOnce.hardest !== null
        ? w.text('screens.report.beside.play.limit', { most: Number(atOnce.hardest) })
        : known
          ? w.text('screens.report.beside.play.noLimit')
          : null,
    )
  },
  background: ({ played: { ground } }, w) => {
    if (ground === null) return null
    const list = sayAll(
      ground.rungs.map(({ rung, share, n }) =>
        w.text('screens.report.beside.play.rung', {
          ground: w.text(`app.ground.rungs.g${rung}`),
          rung,
          share: share === null ? w.text('screens.report.fewOf', { n, least: MIN_CELL }) : w.percent(share),
        }),
      ),
    )
    const known = ground.rungs.some(({ share }) => share !== null)
    return joinSentences(
      w.text('screens.report.beside.play.ground', { list, told: w.told(ground) }),
      ground.highest !== null
        ? w.text('screens.report.beside.play.highest', { ground: w.text(`app.ground.rungs.g${ground.highest}`), rung: ground.highest })
        : known
          ? w.text('screens.report.beside.play.noGround')
          : null,
    )
  },
  movement: ({ played: { movement } }, w) => {
    if (movement === null) return null
    const share = ({ alone, n }: { readonly alone: number; readonly n: number }) => w.text('screens.report.beside.play.alone', { alone, n })
    return joinSentences(
      w.text('screens.report.beside.play.movement', {
        still: share(movement.still),
        moving: share(movement.moving),
        told: w.told(movement),
        activity: activityName(movement.activity),
      }),
      movement.fastest === null ? null : w.text('screens.report.beside.play.fastest', { speed: w.percent(movement.fastest) }),
      movement.basis === 'measured' ? null : w.text(`screens.report.beside.play.basis.${movement.basis}`),
    )
  },
  hands: ({ played: { hands, sizes } }, w) => {
    if (hands === null) return null
    const { error, cm, gap } = hands
    const far =
      cm !== null
        ? w.text('screens.report.beside.play.errorCm', { cm: sayNumber(cm.median, 1), told: w.told(hands) })
        : error === null
          ? w.text('screens.report.beside.play.fewTimes', { few: w.text('screens.report.few'), told: w.told(hands) })
          : w.text('screens.report.beside.play.error', { error: w.percent(error.median), told: w.told(hands) })
    return joinSentences(
      sizes === null
        ? null
        : w.text('screens.report.beside.play.size', { cm: sayNumber(sizes.cm.median, 1), degrees: sayNumber(sizes.degrees.median, 1), told: w.told(sizes) }),
      sizes === null || sizes.basis === 'measured' ? null : w.text(`screens.report.beside.play.basis.${sizes.basis}`),
      far,
      w.text('screens.report.beside.play.besides', { figure: sayNumber(hands.beside, 1) }),
      gap === null || gap.spread === null ? null : w.text('screens.report.beside.play.gap', { median: w.seconds(gap.spread.median), told: w.told(gap) }),
    )
  },
  forms: ({ played: { forms } }, w) => {
    if (forms === null) return null
    const list = sayAll(
      forms.each.map(({ kind, share }) =>
        w.text('screens.report.beside.play.form', { form: w.text(`screens.report.forms.${kind}`), alone: share.alone, n: share.n }),
      ),
    )
    return w.text('screens.report.beside.play.atOnce', { list, told: w.told(forms) })
  },
  stamina: ({ played: { stamina } }, w) => {
    if (stamina === null) return null
    const { long, slowed, minutes } = stamina
    const slows =
      long < MIN_CELL
        ? w.text('screens.report.beside.play.fewSessions', { long })
        : minutes === null
          ? w.text('screens.report.beside.play.lasts', { lasted: long - slowed, long })
          : w.text('screens.report.beside.play.slows', { minutes: sayNumber(minutes, 1), slowed, long })
    return joinSentences(slows, w.text('screens.report.beside.play.week', { figure: sayNumber(stamina.sessionsPerWeek, 1), told: sayStamina(w, stamina) }))
  },
}
