import { type BackgroundName, backgrounds, palette, type ColourName } from '#domain/child/palette'
import styles from './children.module.css'

/** A disc in one of the child's colours, or a ring while the colour is unknown. It always has a word next to it. */
export function ColourDisc({ colour }: { colour: ColourName | '' }) {
  return (
    <span className={styles['disc']} aria-hidden="true" style={colour === '' ? undefined : { background: palette[colour], borderColor: palette[colour] }} />
  )
}

/** A disc in one of the background colours, with a ring around it because all of them are as dark as the page. */
export function GroundDisc({ ground }: { ground: BackgroundName }) {
  return <span className={styles['disc']} aria-hidden="true" style={{ background: backgrounds[ground] }} />
}
