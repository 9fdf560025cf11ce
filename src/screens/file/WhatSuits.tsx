import type { ChildProfile } from '#domain/child/childProfile'
import { resolveDials } from '#domain/settings/resolve'
import { useText } from '#text/i18n'
import { wayOf } from '../profile/FiveDials'
import { useSentence } from '../profile/useSentence'
import styles from './file.module.css'

/** Shows a child's settings in one line, as on the child's page, and how the child answers. */
export function WhatSuits({ alias, profile }: { alias: string; profile: ChildProfile }) {
  const text = useText()
  const sentence = useSentence(profile)
  return (
    <>
      <h3>{text('screens.profile.card.title', { alias })}</h3>
      <p>{sentence}</p>
      <dl className={styles['lines']}>
        <dt>{text('screens.profile.five.answers', { alias })}</dt>
        <dd>{text(`screens.profile.five.ways.${wayOf(resolveDials(profile).dials)}`)}</dd>
      </dl>
    </>
  )
}
