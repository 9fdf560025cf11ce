import type { PaperBlock } from '#domain/assessment/paper'
import { facingByActivity, knownMs } from '#domain/measures/facing'
import { facingAgreement } from '#domain/measures/facingAgreement'
import { sayAgreement, sayFacing, sayPart, wholeSeconds } from '#app/stage/result/facingInWords'
import { joinSentences } from '#text/locale'
import type { ReportFacts } from '../facts'
import { activityName } from '../words'
import type { Writer } from '../writer'

/**
 * Composes the camera's figures for facing the screen, by activity, with their limits and next to
 * the adult's marks. They are never combined into one figure with other data.
 */
export function facingPart({ sessions }: Pick<ReportFacts, 'sessions'>, { text }: Pick<Writer, 'text'>): readonly PaperBlock[] {
  const rows = facingByActivity(sessions)
  if (rows.length === 0) return []
  const agreement = facingAgreement(sessions)
  return [
    { kind: 'paragraph', tone: 'fine', text: text('app.facing.limits') },
    {
      kind: 'table',
      dense: true,
      caption: text('app.facing.title'),
      columns: (['activity', 'on', 'away', 'none', 'off', 'known', 'n'] as const).map((column, index) => ({
        head: text(`app.facing.columns.${column}`),
        ...(index === 0 ? { share: 0.3 } : { align: 'end' as const }),
      })),
      rows: rows.map(({ activity, figures: { on, off } }) => [
        activityName(activity),
        sayFacing(text, on),
        sayPart(text, on, 'awayMs'),
        sayPart(text, on, 'noFaceMs'),
        sayFacing(text, off),
        wholeSeconds(knownMs(on.time)),
        String(on.n),
      ]),
    },
    ...(agreement === null
      ? []
      : [{ kind: 'paragraph', tone: 'fine', text: joinSentences(sayAgreement(text, agreement), text('app.facing.agreement.caution')) } as const]),
  ]
}
