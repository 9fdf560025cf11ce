import { catalogue } from '#scenes/catalogue'
import { ruleFor, type AccessRule } from '#domain/access/rules'
import type { Manifest } from '#domain/activities/manifest'
import type { Category } from '#domain/words/words'
import { useText } from '#text/i18n'
import styles from './pricing.module.css'

/** Which activities are free and which a subscription opens, from the same table that the guards read. */
export function WhatOpens() {
  const text = useText()
  const nameOf = (manifest: Manifest, rule: (access: AccessRule) => boolean): readonly string[] => {
    const { title } = manifest.text.en
    const categories = (manifest.categories ?? [null]).filter((category) => rule(ruleFor(manifest.access, category)))
    if (categories.length === 0) return []
    const named = categories.flatMap((category) => (category === null ? [] : [text(`screens.activities.categories.${category as Category}`)]))
    return [named.length === 0 ? title : `${title}: ${named.join(', ')}`]
  }
  const lists = {
    free: catalogue.flatMap((manifest) => nameOf(manifest, (rule) => rule === 'public' || rule === 'signed-in')),
    paid: catalogue.flatMap((manifest) => nameOf(manifest, (rule) => rule === 'subscription')),
  }
  return (
    <div className={styles['cards']}>
      {(['free', 'paid'] as const).map((kind) => (
        <section key={kind} aria-labelledby={`opens-${kind}`}>
          <h2 id={`opens-${kind}`}>{text(`screens.pricing.open.${kind}`)}</h2>
          <ul className={styles['list']}>
            {lists[kind].map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
