import { useEffect, useState } from 'react'
import { type System, systemOf, systems } from '#domain/devices/system'
import { phraseText } from '#domain/words/utterance'
import type { SpokenBy } from '#ports/speech'
import { useDevice } from '#app/page/deviceSettings'
import { useServices } from '#app/services/services'
import { Button } from '#ui/Button'
import { Disclosure } from '#ui/Disclosure'
import { CheckCard, type Finding } from './CheckCard'
import { StepDrawing } from './StepDrawing'
import styles from './test.module.css'
import { useCheckText } from './text'

const WORD = { phrase: 'look' } as const
/** The steps that install a voice. All but the last differ between systems. */
const STEPS = ['open', 'find', 'get', 'try'] as const

interface Props {
  /** The browser's user agent. */
  readonly browser: string
  readonly touchPoints: number
  /** The current child, whose family's recording of a word is preferred. */
  readonly childId: string | undefined
}

/** Speaks one word in the current language, names the voice, and explains how to install a voice on this system. */
export function VoiceCard({ browser, touchPoints, childId }: Props) {
  const text = useCheckText()
  const { speech, sound } = useServices()
  const { muted, voice } = useDevice().choices.volumes
  const [isSpeaking, setSpeaking] = useState(false)
  /** The voice that spoke or would speak. It is `refused` if the device has a voice but made no sound. */
  const [by, setBy] = useState<SpokenBy | 'refused' | null>(null)
  useEffect(() => {
    let isGone = false
    // Shows the instructions without a press. The page names a voice only after it has been heard.
    void speech.voiceFor(WORD, ofChild(childId)).then((way) => (isGone || way !== 'text' ? undefined : setBy(way)))
    return () => {
      isGone = true
      speech.stop()
    }
  }, [speech, childId])

  const say = async () => {
    setSpeaking(true)
    sound.unlock()
    const spoken = await speech.speak(WORD, ofChild(childId))
    const way = spoken === 'text' ? await speech.voiceFor(WORD, ofChild(childId)) : spoken
    setBy(spoken === 'text' && way !== 'text' ? 'refused' : way)
    setSpeaking(false)
  }
  const isSilent = muted || voice === 0
  const needsVoice = by === 'text' || by === 'clip'
  const findings: readonly Finding[] = [
    ...(isSilent ? [{ kind: 'info', says: text('voice.muted') } as const] : []),
    ...(by === null || (isSilent && by === 'refused') ? [] : [{ kind: kinds[by], says: text(`voice.by.${by}`) }]),
  ]
  return (
    <CheckCard
      title={text('voice.title')}
      means={text('voice.means', { word: phraseText(WORD.phrase) })}
      findings={findings}
      after={needsVoice ? <Installing system={systemOf(browser, touchPoints)} /> : null}
    >
      <Button className={styles['act']} loading={isSpeaking} onClick={() => void say()}>
        {text('voice.say')}
      </Button>
    </CheckCard>
  )
}

const kinds = { recording: 'done', browser: 'done', clip: 'info', text: 'problem', refused: 'problem' } as const

const ofChild = (childId: string | undefined) => (childId === undefined ? {} : { childId })

/** Instructions for installing a voice: shown for this system, and one press away for the others. */
function Installing({ system }: { system: System | null }) {
  const text = useCheckText()
  return (
    <>
      {system === null ? null : <Steps system={system} />}
      <Disclosure word={text(system === null ? 'voice.systemsLabel' : 'voice.others')}>
        {systems
          .filter((each) => each !== system)
          .map((each) => (
            <Steps key={each} system={each} />
          ))}
      </Disclosure>
    </>
  )
}

function Steps({ system }: { system: System }) {
  const text = useCheckText()
  const isTablet = system === 'ipados' || system === 'android'
  return (
    <section className={styles['installing']} aria-label={text(`voice.systems.${system}.title`)}>
      <h3>{text(`voice.systems.${system}.title`)}</h3>
      <ol className={styles['steps']}>
        {STEPS.map((step) => (
          <li key={step}>
            <span className={styles['step']}>
              <StepDrawing step={step} isTablet={isTablet} />
              <span>{text(step === 'try' ? 'voice.again' : `voice.systems.${system}.${step}`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
