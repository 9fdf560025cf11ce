import '#app/stage/stage.css'
import { catalogue } from '#scenes/catalogue'
import { ruleFor, type AccessRule } from '#domain/access/rules'
import type { Manifest } from '#domain/activities/manifest'
import { newProfile } from '#domain/child/presets'
import type { Category } from '#domain/words/words'
import { useChildren } from '#app/children'
import { StagePicture } from '#app/stage/StagePicture'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { Disclosure } from '#ui/Disclosure'
import styles from './pricing.module.css'

/** An activity, or one category of it where only some are free. */
interface Opened {
  readonly manifest: Manifest
  readonly category: string | null
}

const tilesOf = (isRight: (access: AccessRule) => boolean): readonly Opened[] =>
  catalogue.flatMap((manifest) =>
    (manifest.categories ?? [null]).filter((category) => isRight(ruleFor(manifest.access, category))).map((category) => ({ manifest, category })),
  )

/** What is free and what a subscription opens, from the same table that the guards read. */
export const opened = {
  free: tilesOf((access) => access === 'public' || access === 'signed-in'),
  paid: tilesOf((access) => access === 'subscription'),
} as const

const NOBODY = { id: 'nobody', profile: newProfile }

/** What a subscription opens, in the colours of whoever plays; what is free stands behind one press. */
export function WhatOpens() {
  const text = useText()
  const { activeChild } = useChildren()
  const nameOf = ({ manifest, category }: Opened) => {
    const { title } = textOf(manifest)
    return category === null ? title : text('screens.activities.inCategory', { title, category: text(`screens.activities.categories.${category as Category}`) })
  }
  return (
    <>
      <section className={styles['opens']} aria-labelledby="opens-paid">
        <h2 id="opens-paid">{text('screens.pricing.open.paid')}</h2>
        <ul className={styles['tiles']}>
          {opened.paid.map((each) => (
            <li key={nameOf(each)}>
              <StagePicture manifest={each.manifest} category={each.category} child={activeChild ?? NOBODY} />
              <span>{nameOf(each)}</span>
            </li>
          ))}
        </ul>
      </section>
      <Disclosure word={text('screens.pricing.open.free')} about={text('screens.pricing.open.freeAbout', { count: opened.free.length })}>
        <ul className={styles['list']}>
          {opened.free.map((each) => (
            <li key={nameOf(each)}>{nameOf(each)}</li>
          ))}
        </ul>
      </Disclosure>
    </>
  )
}
