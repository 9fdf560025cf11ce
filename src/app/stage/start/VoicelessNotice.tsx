import { useState } from 'react'
import { Link } from 'react-router'
import { hasBuiltInVoice } from '#domain/words/builtInVoice'
import { firstPhrases } from '#domain/words/utterance'
import { useText } from '#text/i18n'
import { language } from '#text/locale'
import { Button } from '#ui/Button'
import { withAutomation } from '../../services/automation'
import { useDevice } from '../../page/deviceSettings'
import { loadedOr, useLoaded } from '../../services/loaded'
import { useServices } from '../../services/services'

/** The state of the warning that nothing can be spoken to this child in the current language. */
interface Voiceless {
  /** Whether the warning is due, or `unknown` for up to about a second, because a browser may list its voices late. */
  readonly isDue: boolean | 'unknown'
  /** Whether the adult has been warned while this page was open. */
  readonly wasTold: boolean
  /** Makes sure that the warning is not shown again on this device in this language. */
  tell(): void
}

export function useVoiceless(childId: string | null): Voiceless {
  const { speech } = useServices()
  const { choices, change } = useDevice()
  const [wasTold, setTold] = useState(false)
  const isOver = hasBuiltInVoice(language()) || choices.toldVoiceless.includes(language())
  const found = useLoaded(`${childId} ${isOver}`, async () => {
    if (isOver) return false
    const child = childId === null ? {} : { childId }
    const ways = await Promise.all(firstPhrases.map((phrase) => speech.voiceFor({ phrase }, child)))
    return ways.every((way) => way === 'text')
  })
  const isDue = isOver ? false : found.status === 'loading' ? 'unknown' : loadedOr(found, false)
  return {
    isDue,
    wasTold,
    tell() {
      if (isDue !== true) return
      setTold(true)
      change({ toldVoiceless: [...choices.toldVoiceless, language()] })
    },
  }
}

/** Tells an adult once that nothing can be spoken, and offers two solutions. */
export function VoicelessNotice({ voiceless: { isDue, tell }, isGuest }: { voiceless: Voiceless; isGuest: boolean }) {
  const text = useText()
  if (isDue !== true) return null
  return (
    <section className="step-up voiceless" role="status">
      <p>{text(isGuest ? 'app.start.voiceless.guest' : 'app.start.voiceless.family')}</p>
      <span className="hint-answers">
        <Link className="press" to={withAutomation('/voices')} onClick={tell}>
          {text('app.start.voiceless.record')}
        </Link>
        <Link className="press" to={withAutomation('/test')} onClick={tell}>
          {text('app.start.voiceless.install')}
        </Link>
        <Button onClick={tell}>{text('app.start.voiceless.notNow')}</Button>
      </span>
    </section>
  )
}
