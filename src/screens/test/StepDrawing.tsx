import styles from './test.module.css'

type Step = 'open' | 'find' | 'get' | 'try'

/** SVG paths on a screen of 64 by 40: a gear, a list row with a speaking mouth, an arrow into a tray, and a loudspeaker. */
const drawings: Readonly<Record<Step, string>> = {
  open: 'M32 13a7 7 0 1 0 0 14a7 7 0 1 0 0-14M32 8v5M32 27v5M20 20h5M39 20h5M23.5 11.5l3.5 3.5M37 25l3.5 3.5M40.5 11.5l-3.5 3.5M27 25l-3.5 3.5',
  find: 'M14 11h18M14 20h10M14 29h18M32 15h16v11H39l-4 4v-4h-3z',
  get: 'M32 8v16M25 18l7 7 7-7M20 26v6h24v-6',
  try: 'M20 16h6l8-7v22l-8-7h-6zM39 15a7 7 0 0 1 0 10M43 11a12.5 12.5 0 0 1 0 18',
}

/** A small drawing of one step on the screen of a tablet or a computer. The words next to it say the same. */
export function StepDrawing({ step, isTablet }: { step: Step; isTablet: boolean }) {
  return (
    <svg className={styles['drawing']} viewBox="0 0 64 52" width="64" height="52" aria-hidden="true">
      <path className={styles['frame']} d={isTablet ? 'M8 2h48a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z' : 'M10 2h44v36H10zM2 44h60'} />
      <path d={drawings[step]} />
    </svg>
  )
}
