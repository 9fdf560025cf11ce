import { PRODUCT_NAME } from '#product'
import media from '../../../assets/credits.json' with { type: 'json' }
import { certificateAddress, hasCertificate } from '#app/services/hosting'
import { useText } from '#text/i18n'
import { PlainLink, TextLink } from '#ui/Link'
import styles from './credits.module.css'
import licences from './licences.json' with { type: 'json' }

/** The credits page: pictures, sounds, voices and packages that this product uses, with the full licence texts. */
export default function Credits() {
  const text = useText()
  return (
    <article className={styles['page']}>
      <h1>{text('screens.credits.title')}</h1>
      <p className={styles['lead']}>{text('screens.credits.lead', { product: PRODUCT_NAME })}</p>
      <section className={styles['section']} aria-labelledby="credits-media">
        <h2 id="credits-media">{text('screens.credits.media')}</h2>
        <ul className={styles['list']}>
          {media.map(({ what, title, author, licence, source, changes }) => (
            <li key={what} translate="no">
              <b>{title}</b>
              <p>
                {licence === 'own-work' ? text('screens.credits.ours') : text('screens.credits.by', { author, licence })}{' '}
                {text('screens.credits.source', { source })}
                {changes === 'none' ? null : ` ${text('screens.credits.changes', { changes })}`}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles['section']} aria-labelledby="credits-ideas">
        <h2 id="credits-ideas">{text('screens.credits.ideas')}</h2>
        <p>{text('screens.credits.outlines')}</p>
      </section>
      <section className={styles['section']} aria-labelledby="credits-packages">
        <h2 id="credits-packages">{text('screens.credits.packages')}</h2>
        <p className={styles['lead']}>{text('screens.credits.packagesLead')}</p>
        {licences.packages.map(({ name, version, licence, text: index }) => (
          <details key={`${name} ${version}`} className={styles['package']} translate="no">
            <summary>
              {name} {version} · {licence}
            </summary>
            <p className={styles['licence']}>{licences.texts[index]}</p>
          </details>
        ))}
      </section>
      {hasCertificate ? <PlainLink href={certificateAddress()}>{text('screens.credits.certificate')}</PlainLink> : null}
      <TextLink to="/">{text('screens.credits.home')}</TextLink>
    </article>
  )
}
