import { Chip, Text } from '@mantine/core'
import { useId } from 'react'
import { hasBuiltInVoice } from '#domain/words/builtInVoice'
import { voicePreferences, type VoicePreference } from '#ports/speech'
import { useText } from '#text/i18n'
import { language } from '#text/locale'
import { useDevice } from '../../page/deviceSettings'
import { useServices } from '../../services/services'

/** Who speaks first on this device. `onChosen` lets it be heard. */
export function VoiceChoice({ onChosen }: { onChosen: () => void }) {
  const text = useText()
  const { choices, change } = useDevice()
  const { sound } = useServices()
  const speaks = useId()
  // Without a built-in voice the other two are tried in the order of "recordings".
  const offered = voicePreferences.filter((preference) => preference !== 'built-in' || hasBuiltInVoice(language()))
  return (
    <Chip.Group
      value={offered.includes(choices.voice) ? choices.voice : 'recordings'}
      onChange={(voice) => {
        change({ voice: voice as VoicePreference })
        sound.unlock()
        onChosen()
      }}
    >
      <div className="volumes-voices" role="radiogroup" aria-labelledby={speaks} aria-describedby={`${speaks}-hint`}>
        <Text id={speaks}>{text('app.sheet.speaks')}</Text>
        {offered.map((preference) => (
          <Chip key={preference} value={preference} size="lg">
            {text(`app.sheet.voices.${preference}`)}
          </Chip>
        ))}
        <span id={`${speaks}-hint`} className="quiet">
          {text('app.sheet.speaksHint')}
        </span>
      </div>
    </Chip.Group>
  )
}
