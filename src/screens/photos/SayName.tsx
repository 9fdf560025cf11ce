import { nameOf, utteranceKey } from '#domain/words/utterance'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { VoiceNotice } from '../voices/VoiceNotice'
import { useVoices } from '../voices/useVoices'
import { WordRow } from '../voices/WordRow'
import type { AboutPhoto } from './AboutStep'
import styles from './photos.module.css'
import { StepHeading } from './StepHeading'

/** Offers to record the photo's name in a voice that the child knows, after the photo has been stored. */
export function SayName({ childId, about, onDone }: { childId: string; about: AboutPhoto; onDone(): void }) {
  const text = useText()
  const work = useVoices(childId)
  const utterance = nameOf({ category: about.category, id: about.wordId, say: about.name })
  return (
    <section className={styles['list']} aria-labelledby="say-title">
      <StepHeading id="say-title">{text('screens.photos.say.title', { word: about.name })}</StepHeading>
      <p>{text('screens.photos.say.lead')}</p>
      <VoiceNotice {...work} />
      <ul className={styles['plain']}>
        <WordRow word={{ group: about.category, utterance, label: about.name }} isRecorded={work.recorded?.has(utteranceKey(utterance)) === true} work={work} />
      </ul>
      <div className={styles['tools']}>
        <Button onClick={onDone}>{text('screens.photos.say.done')}</Button>
      </div>
    </section>
  )
}
