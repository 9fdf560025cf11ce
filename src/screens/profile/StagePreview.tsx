import { useState } from 'react'
import type { ChildProfile } from '#domain/child/childProfile'
import { backgrounds } from '#domain/child/palette'
import { resolveDials } from '#domain/settings/resolve'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { LinkButton } from '#ui/LinkButton'
import { WholeScreen } from '#ui/Modal'
import styles from './profile.module.css'
import { StillOfChild } from './StillOfChild'

const WIDTH = 960
/** Time (ms) in which the whole preview changes, as slowly as the stage does (clinical-design.md §1.7). */
const SLOW_MS = 800

/** A small still picture of the whole stage: one thing in the child's colour, size and best place. A press shows it at full size. */
export function StagePreview({ alias, profile }: { alias: string; profile: ChildProfile }) {
  const text = useText()
  const [isLarge, setLarge] = useState(false)
  const aspect = Math.max(window.innerWidth, window.innerHeight) / Math.min(window.innerWidth, window.innerHeight)
  return (
    <div className={styles['preview']}>
      <StillOfChild alias={alias} profile={profile} width={WIDTH} height={Math.round(WIDTH / aspect)} />
      <p className={styles['small']}>{text('screens.profile.proportion')}</p>
      <p>
        <LinkButton onClick={() => setLarge(true)}>{text('screens.profile.trueSize')}</LinkButton>
      </p>
      <WholeScreen
        opened={isLarge}
        onClose={() => setLarge(false)}
        label={{ 'aria-label': text('screens.profile.trueSize') }}
        ground={backgrounds[resolveDials(profile).dials.background]}
        fadeMs={SLOW_MS}
      >
        <div className={styles['large']}>
          <StillOfChild alias={alias} profile={profile} width={window.innerWidth * 2} height={window.innerHeight * 2} />
          <Button data-autofocus onClick={() => setLarge(false)}>
            {text('screens.profile.backToProfile')}
          </Button>
        </div>
      </WholeScreen>
    </div>
  )
}
