import type { ReactNode } from 'react'
import styles from './tablet.module.css'

/** A drawing of a tablet for steps that are easier to show than to describe. The important part is lit. */
function Tablet({ children, button }: { children?: ReactNode; button?: 'top' }) {
  return (
    <svg viewBox="0 0 160 120" className={styles['picture']} aria-hidden="true">
      <rect x="8" y="12" width="144" height="100" rx="10" className={styles['body']} />
      <rect x="16" y="20" width="128" height="84" rx="4" className={styles['glass']} />
      {button === 'top' ? <rect x="118" y="5" width="22" height="6" rx="3" className={styles['lit']} /> : null}
      {children}
    </svg>
  )
}

const row = (y: number, lit = false) => <rect key={y} x="52" y={y} width="56" height="10" rx="4" className={lit ? styles['lit'] : styles['dim']} />

const finger = (x: number, y: number) => <circle cx={x} cy={y} r="9" className={styles['finger']} />

export const SharePicture = () => (
  <Tablet>
    <rect x="16" y="20" width="128" height="14" className={styles['dim']} />
    <rect x="122" y="25" width="9" height="8" rx="1.5" className={styles['line']} />
    <path d="M126.500 29v-7m-3 3 3-3 3 3" className={styles['line']} />
    {finger(126, 28)}
  </Tablet>
)

export const AddPicture = () => (
  <Tablet>
    <rect x="46" y="28" width="68" height="68" rx="6" className={styles['sheet']} />
    {row(36)}
    {row(52, true)}
    {row(68)}
    <path d="M98 54v6m-3-3h6" className={styles['dark']} />
    {finger(88, 58)}
  </Tablet>
)

export const HomePicture = () => (
  <Tablet>
    {[0, 1, 2, 3].flatMap((column) =>
      [0, 1].map((line) => (
        <rect
          key={`${column} ${line}`}
          x={30 + column * 28}
          y={32 + line * 32}
          width="18"
          height="18"
          rx="5"
          className={styles[column === 1 && line === 0 ? 'lit' : 'dim']}
        />
      )),
    )}
    {finger(68, 44)}
  </Tablet>
)

export const SettingsPicture = () => (
  <Tablet>
    <rect x="16" y="20" width="40" height="84" className={styles['dim']} />
    <rect x="66" y="32" width="68" height="14" rx="4" className={styles['sheet']} />
    <rect x="112" y="34" width="18" height="10" rx="5" className={styles['lit']} />
    <circle cx="125" cy="39" r="4" className={styles['knob']} />
    <rect x="66" y="54" width="68" height="10" rx="4" className={styles['sheet']} />
    {finger(124, 42)}
  </Tablet>
)

export const PressPicture = () => (
  <Tablet button="top">
    <circle cx="80" cy="62" r="16" className={styles['lit']} />
    <g className={styles['line']}>
      <path d="M112 14c-3-3-3-7 0-10M146 14c3-3 3-7 0-10" />
    </g>
  </Tablet>
)

export const StartPicture = () => (
  <Tablet>
    <circle cx="80" cy="62" r="16" className={styles['dim']} />
    <rect x="112" y="24" width="28" height="12" rx="6" className={styles['lit']} />
    {finger(128, 32)}
  </Tablet>
)

export const CodePicture = () => (
  <Tablet button="top">
    {[0, 1, 2].flatMap((column) =>
      [0, 1, 2].map((line) => <circle key={`${column} ${line}`} cx={62 + column * 18} cy={44 + line * 18} r="6" className={styles['dim']} />),
    )}
    {finger(80, 62)}
  </Tablet>
)

export const RecentPicture = () => (
  <Tablet>
    <rect x="50" y="38" width="60" height="48" rx="6" className={styles['sheet']} />
    <circle cx="80" cy="30" r="6" className={styles['lit']} />
    {finger(84, 34)}
  </Tablet>
)

export const HoldPicture = () => (
  <Tablet>
    <path d="m46 92 8-6v12z" className={styles['lit']} />
    <rect x="104" y="87" width="10" height="10" className={styles['lit']} />
    {finger(50, 92)}
    {finger(109, 92)}
  </Tablet>
)
