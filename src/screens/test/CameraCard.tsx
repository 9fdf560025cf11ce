import { useState } from 'react'
import type { CameraCheck, DeviceCheck } from '#ports/deviceCheck'
import { useAdultFirst } from '#app/gate/useAdultFirst'
import { Button } from '#ui/Button'
import { CheckCard, type Finding } from './CheckCard'
import styles from './test.module.css'
import { useCheckText } from './text'

/** Checks whether there is a camera that this page may use. It asks the browser only after a press. */
export function CameraCard({ check }: { check: DeviceCheck }) {
  const text = useCheckText()
  const { ask, asking } = useAdultFirst('camera')
  const [found, setFound] = useState<CameraCheck | 'busy' | null>(null)
  const look = async () => {
    setFound('busy')
    setFound(await check.camera())
  }
  return (
    <CheckCard title={text('camera.title')} means={text('camera.means')} findings={found === null || found === 'busy' ? [] : [findingOf(found)]}>
      <Button className={styles['act']} loading={found === 'busy'} onClick={() => ask(() => void look())}>
        {text('camera.try')}
      </Button>
      {asking}
    </CheckCard>
  )

  function findingOf(answer: CameraCheck): Finding {
    if (answer.kind === 'works') return { kind: 'done', says: text('camera.works', { width: answer.width, height: answer.height }) }
    return { kind: answer.kind === 'missing' ? 'info' : 'problem', says: text(`camera.${answer.kind}`) }
  }
}
