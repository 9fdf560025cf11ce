import { useId } from 'react'
import { hasBuiltInVoice } from '#domain/words/builtInVoice'
import { voicePreferences } from '#ports/speech'
import { useText } from '#text/i18n'
import { language } from '#text/locale'
import { Chips } from '#ui/Chips'
import { useDevice } from '../../page/deviceSettings'
import { useServices } from '../../services/services'

/** Chooses which voice is tried first on this device. `onChosen` plays a sample. */
export function VoiceChoice({ onChosen }: { onChosen: () => void }) {
  const text = useText()
  const { choices, change } = useDevice()
  const { sound } = useServices()
  const speaks = useId()
  // Without a built-in voice, the other two are tried in the order of "recordings".
  const offered = voicePreferences.filter((preference) => preference !== 'built-in' || hasBuiltInVoice(language()))
  return (
    <div className="volumes-voices" role="radiogroup" aria-labelledby={speaks} aria-describedby={`${speaks}-hint`}>
      <p id={speaks}>{text('app.sheet.speaks')}</p>
      <Chips
        options={offered.map((preference) => ({ value: preference, label: text(`app.sheet.voices.${preference}`) }))}
        value={offered.includes(choices.voice) ? choices.voice : 'recordings'}
        onChange={(voice) => {
          // One voice is always chosen. A second press on the same answer only plays it again.
          if (voice !== null) change({ voice })
          sound.unlock()
          onChosen()
        }}
      />
      <span id={`${speaks}-hint`} className="muted">
        {text('app.sheet.speaksHint')}
      </span>
    </div>
  )
}
