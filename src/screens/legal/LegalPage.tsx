import { PRODUCT_NAME } from '#product'
import { certificateAddress, hasCertificate } from '#app/services/hosting'
import { useText } from '#text/i18n'
import { PlainLink, TextLink } from '#ui/Link'
import styles from './legal.module.css'

/** A page of statements about this software: a title, a sentence, and sections. `without` names a section that does not apply to this build. */
export function LegalPage({ page, without }: { page: 'terms' | 'privacy' | 'privacyHosted'; without?: 'alone' | 'checked' }) {
  const text = useText()
  const sections = Object.entries(text(`screens.legal.${page}.sections`, { returnObjects: true })).filter(([name]) => name !== without)
  return (
    <article className={styles['page']}>
      <h1>{text(`screens.legal.${page}.title`)}</h1>
      <p className={styles['lead']}>{text(`screens.legal.${page}.lead`, { product: PRODUCT_NAME })}</p>
      {sections.map(([name, { title, body }]) => (
        <section key={name} className={styles['section']}>
          <h2>{title}</h2>
          <p>{body}</p>
        </section>
      ))}
      {page === 'terms' || !hasCertificate ? null : <PlainLink href={certificateAddress()}>{text('screens.legal.certificate')}</PlainLink>}
      <TextLink to="/">{text('screens.legal.home')}</TextLink>
    </article>
  )
}
