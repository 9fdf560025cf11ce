import { useEffect, useState } from 'react'
import type { DeviceCheck } from '#ports/deviceCheck'
import { useChildren } from '#app/play/children'
import { useServices } from '#app/services/services'
import { Notice } from '../notice/Notice'
import { CameraCard } from './CameraCard'
import { DrawingCard } from './DrawingCard'
import { ScreenCard, VersionsCard } from './FactCards'
import { Parts } from './Parts'
import { SoundCard } from './SoundCard'
import { StorageCard } from './StorageCard'
import styles from './test.module.css'
import { useCheckText } from './text'
import { TouchCard } from './TouchCard'
import { VoiceCard } from './VoiceCard'

/** The page that explains in plain words what the device can do, for the person who looks after it. No menu leads here. */
export default function DeviceTest() {
  const text = useCheckText()
  const { loadDeviceCheck } = useServices()
  const [check, setCheck] = useState<DeviceCheck | 'failed' | null>(null)
  useEffect(() => {
    let isGone = false
    loadDeviceCheck().then(
      (loaded) => isGone || setCheck(loaded),
      () => isGone || setCheck('failed'),
    )
    return () => {
      isGone = true
    }
  }, [loadDeviceCheck])
  return (
    <div className={styles['page']}>
      <h1>{text('title')}</h1>
      <p className="muted">{text('lead')}</p>
      {check === null ? <p role="status">{text('loading')}</p> : null}
      {check === 'failed' ? <Notice kind="problem">{text('failed')}</Notice> : null}
      {check === null || check === 'failed' ? null : <Cards check={check} />}
      {/* Waits for the cards, because this button below them would jump down when they appear. */}
      {check === null ? null : <Parts />}
    </div>
  )
}

function Cards({ check }: { check: DeviceCheck }) {
  const [facts] = useState(() => check.facts())
  const { activeChild } = useChildren()
  return (
    <div className={styles['cards']}>
      <VersionsCard facts={facts} />
      <ScreenCard facts={facts} />
      <StorageCard check={check} />
      <SoundCard />
      <VoiceCard browser={facts.browser} touchPoints={facts.touchPoints} childId={activeChild?.id} />
      <TouchCard points={facts.touchPoints} />
      <CameraCard check={check} />
      <DrawingCard check={check} graphics={facts.graphics} />
    </div>
  )
}
