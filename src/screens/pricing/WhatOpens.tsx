import '#app/stage/play/stage.css'
import { newProfile } from '#domain/child/childProfile'
import { useChildren } from '#app/play/children'
import { StagePicture } from '#app/stage/start/StagePicture'
import { useText } from '#text/i18n'
import { Disclosure } from '#ui/Disclosure'
import { tileName as nameOfTile } from '../plan/useOpenTiles'
import { openedActivities, type Opened } from './opened'
import styles from './pricing.module.css'

const NOBODY = { id: 'nobody', profile: newProfile }

/** Shows the activities that a subscription opens, in the child's colours. One press shows the free ones. */
export function WhatOpens() {
  const text = useText()
  const { activeChild } = useChildren()
  const nameOf = (each: Opened) => nameOfTile(text, each)
  return (
    <>
      <section className={styles['opens']} aria-labelledby="opens-paid">
        <h2 id="opens-paid">{text('screens.pricing.open.paid')}</h2>
        <ul className={styles['tiles']}>
          {openedActivities.paid.map((each) => (
            <li key={nameOf(each)}>
              <StagePicture manifest={each.manifest} category={each.category} child={activeChild ?? NOBODY} />
              <span>{nameOf(each)}</span>
            </li>
          ))}
        </ul>
      </section>
      <Disclosure word={text('screens.pricing.open.free')} about={text('screens.pricing.open.freeAbout', { count: openedActivities.free.length })}>
        <ul className={styles['list']}>
          {openedActivities.free.map((each) => (
            <li key={nameOf(each)}>{nameOf(each)}</li>
          ))}
        </ul>
      </Disclosure>
    </>
  )
}
