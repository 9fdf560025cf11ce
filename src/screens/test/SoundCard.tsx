import { useEffect, useState } from 'react'
import { useDevice } from '#app/page/deviceSettings'
import { useServices } from '#app/services/services'
import { Button } from '#ui/Button'
import { CheckCard, type Finding } from './CheckCard'
import styles from './test.module.css'
import { useCheckText } from './text'

/** Checks whether a sound can be heard. Only a person can tell. */
export function SoundCard() {
  const text = useCheckText()
  const { sound } = useServices()
  const { muted } = useDevice().choices.volumes
  const [state, setState] = useState<'silent' | 'played' | 'refused'>('silent')
  useEffect(() => sound.onRefused(() => setState('refused')), [sound])
  const play = () => {
    setState('played')
    sound.unlock()
    sound.play('chime')
  }
  const findings: readonly Finding[] = [
    ...(muted ? [{ kind: 'info', says: text('sound.muted') } as const] : []),
    ...(state === 'silent' ? [] : [{ kind: state === 'played' ? 'info' : 'problem', says: text(`sound.${state}`) } as const]),
  ]
  return (
    <CheckCard title={text('sound.title')} means={text('sound.means')} findings={findings}>
      <Button className={styles['act']} onClick={play}>
        {text('sound.play')}
      </Button>
    </CheckCard>
  )
}
