import type { ChildProfile } from '#domain/child/childProfile'
import { resolveDials } from '#domain/settings/resolve'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { joinSentences } from '#text/locale'
import { wayOf } from './FiveDials'
import styles from './profile.module.css'
import { useSentence } from './useSentence'

const LEFT_OPEN = ['distance', 'tired', 'stop'] as const

/**
 * A page for people who set things up for the child elsewhere: suitable settings, and
 * space for facts that only people know. It is visible only in print.
 */
function SetUpCard({ child: { alias }, profile }: { child: Child; profile: ChildProfile }) {
  const text = useText()
  const sentence = useSentence(profile)
  const { dials } = resolveDials(profile)
  const lines = [
    [text('screens.profile.five.answers', { alias }), text(`screens.profile.five.ways.${wayOf(dials)}`)],
    [text('screens.profile.dials.background.label'), text(`screens.profile.options.background.${dials.background}`)],
    [text('screens.profile.dials.maxItems.label'), String(dials.maxItems)],
    [text('screens.profile.dials.voiceCue.label'), text(dials.voiceCue ? 'screens.profile.yes' : 'screens.profile.no')],
    [text('screens.profile.dials.reward.label'), text(`screens.profile.options.reward.${dials.reward}`)],
    [text('screens.profile.dials.breakEveryMin.label'), text('screens.profile.units.minutes', { figure: dials.breakEveryMin })],
    [
      text('screens.profile.light.title'),
      joinSentences(text(`screens.profile.light.epilepsy.${profile.epilepsy}`), text(`screens.profile.light.photosensitive.${profile.photosensitive}`)),
    ],
  ] as const
  return (
    <section className={styles['card']} aria-hidden="true">
      <h2>{text('screens.profile.card.title', { alias })}</h2>
      <p>
        <b>{sentence}</b>
      </p>
      <dl>
        {lines.map(([word, value]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {LEFT_OPEN.map((each) => (
          <div key={each} data-open>
            <dt>{text(`screens.profile.card.${each}`, { alias })}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <p>{text('screens.profile.card.wait', { alias })}</p>
    </section>
  )
}

/** Prints several cards in one job, each on its own page. */
export function SetUpCards({ children }: { children: readonly Child[] }) {
  return (
    <div className={styles['cards']}>
      {children.map((child) => (
        <SetUpCard key={child.id} child={child} profile={child.profile} />
      ))}
    </div>
  )
}
