import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentProps, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { Link } from 'react-router'
import type { GuideSource } from '#domain/guides/guide'
import { PRODUCT_NAME } from '#product'
import { withAutomation } from '#app/services/automation'
import { useText } from '#text/i18n'
import { joinSentences } from '#text/locale'
import type { Guide } from './guides'
import styles from './resources.module.css'

interface Props {
  readonly guide: Guide
  /** Shown after the first words. */
  readonly picture: ReactNode
  /** Shown between the text and its sources. */
  readonly children: ReactNode
}

/** Shows the sections of a guide, each with its references, and the list of sources. */
export function GuideText({ guide: { sections, sources }, picture, children }: Props) {
  const text = useText()
  return (
    <>
      {sections.map(({ kind, title, body }, at) => (
        <div key={title ?? ''} data-kind={kind}>
          {title === null ? null : <h2>{title}</h2>}
          {kind === 'other' ? null : <p className={styles['stands']}>{text(`screens.guides.kinds.${kind}`)}</p>}
          {toJsxRuntime(body, { Fragment, jsx, jsxs, components: { a: Anchor } })}
          {at === 0 ? picture : null}
        </div>
      ))}
      {children}
      <footer className={styles['sources']}>
        {sources.length === 0 ? null : (
          <>
            <h2>{text('screens.guides.sources')}</h2>
            <ol>
              {sources.map((source, at) => (
                <li key={source.address} id={`source-${at + 1}`}>
                  <p>
                    <SourceLine source={source} />
                  </p>
                </li>
              ))}
            </ol>
          </>
        )}
        <p>
          {joinSentences(
            sources.length === 0 ? null : text('screens.guides.sourcesWhy', { product: PRODUCT_NAME }),
            text('screens.guides.written'),
            text('screens.guides.unread'),
          )}
        </p>
      </footer>
    </>
  )
}

function SourceLine({ source: { by, year, title, in: where, kind, read, address } }: { source: GuideSource }) {
  const text = useText()
  const told =
    year === null ? text('screens.guides.sourceUndated', { by, title, where }) : text('screens.guides.sourceDated', { by, year: String(year), title, where })
  return (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {told}
      </a>{' '}
      {joinSentences(text(`screens.guides.sourceKinds.${kind}`), text(`screens.guides.read.${read}`))}
    </>
  )
}

/** A link to another guide, to a source below, or to an outside page, which the adult gate guards. */
function Anchor({ href = '', children }: ComponentProps<'a'>) {
  const text = useText()
  if (href.startsWith('/')) return <Link to={withAutomation(href)}>{children}</Link>
  if (href.startsWith('#'))
    return (
      <sup data-silent>
        <a href={href} aria-label={text('screens.guides.source', { number: href.replace('#source-', '') })}>
          {children}
        </a>
      </sup>
    )
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
