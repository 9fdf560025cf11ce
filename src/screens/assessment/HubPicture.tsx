import type { CSSProperties } from 'react'
import { blockLevels, sampleBlocks } from '#domain/assessment/sample'
import { palette } from '#domain/child/palette'
import type { Child } from '#domain/people/people'
import { resolveDials } from '#domain/settings/resolve'
import { StagePicture } from '#app/stage/start/StagePicture'
import { findActivity } from '#scenes/catalogue'
import styles from './hub.module.css'
import type { HubPart, HubState } from './hubState'

interface Props {
  readonly part: HubPart
  readonly state: HubState
  readonly child: Child
}

/** A part's picture. It is hidden from screen readers because the words next to it say the same. */
export function HubPicture({ part, state, child }: Props) {
  return (
    <div className={styles['picture']} aria-hidden="true">
      {part === 'profile' ? <Bars {...state.profile} /> : null}
      {part === 'baseline' ? <Blocks child={child} /> : null}
      {part === 'change' ? <Arms child={child} /> : null}
      {part === 'reports' ? <Paper /> : null}
    </div>
  )
}

const BARS = 10

/** Draws ten bars, filled in proportion to the number of answers given. */
function Bars({ answered, of }: { answered: number; of: number }) {
  const full = (answered / of) * BARS
  return (
    <div className={styles['bars']}>
      {Array.from({ length: BARS }, (_, index) => (
        <i key={index} style={{ '--share': `${Math.round(Math.min(1, Math.max(0, full - index)) * 100)}%` } as CSSProperties} />
      ))}
    </div>
  )
}

function Blocks({ child }: { child: Child }) {
  return (
    <div className={styles['quad']}>
      {sampleBlocks.map((block) => {
        const { activity, category } = blockLevels[block]
        const manifest = findActivity(activity)
        return manifest === null ? null : <StagePicture key={block} manifest={manifest} category={category} child={child} />
      })}
    </div>
  )
}

function Arms({ child }: { child: Child }) {
  const { dials } = resolveDials(child.profile)
  return (
    <div className={styles['arms']}>
      {(['colour', 'secondColour'] as const).map((name, index) => (
        <span key={name}>
          <i style={{ '--light': palette[dials[name]] } as CSSProperties} />
          {['A', 'B'][index]}
        </span>
      ))}
    </div>
  )
}

const SHADES = [1, 2, 3, 1, 1, 2, 2, 3, 3] as const

function Paper() {
  return (
    <div className={styles['paper']}>
      <i />
      <i />
      <i />
      <span>
        {SHADES.map((shade, index) => (
          <b key={index} data-shade={shade} />
        ))}
      </span>
      <i />
      <i />
    </div>
  )
}
