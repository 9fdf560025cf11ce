import { useEffect, useRef } from 'react'
import { openPictures } from '#scenes/pictures'
import { palette } from '#domain/child/palette'
import styles from './who.module.css'

const SIDE = 160

/** Draws the picture of a word as activities show it. The word is next to it, so nothing is lost if the picture cannot be loaded. */
export function WordPicture({ word }: { word: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const picture = await openPictures(null).pictureOf(word, SIDE, palette.yellow)
      if (!isGone) canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, SIDE, SIDE)
    }
    void draw().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [word])
  return <canvas ref={canvas} className={styles['thing']} width={SIDE} height={SIDE} aria-hidden="true" />
}
