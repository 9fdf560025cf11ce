import type { ReactNode } from 'react'
import { renderSVG } from 'uqr'
import { PRODUCT_NAME } from '#product'
import type { Child } from '#domain/people/people'
import { groupedCode, type SharingCode } from '#domain/people/sharing'
import { invitationPath } from '#app/routing/invitation'
import { ChildFace } from '#app/shell/ChildFace'
import { isHosted } from '#app/services/hosting'
import { useText } from '#text/i18n'
import { formatDay } from '../history/formats'
import styles from './byCode.module.css'

interface Props {
  readonly child: Child
  /** The card's content. It has no `code` until the code has been created. */
  readonly card: Pick<SharingCode, 'invitedByName' | 'step' | 'until'> & Partial<Pick<SharingCode, 'code' | 'expiresAt'>>
}

/** Returns the link of a code. */
export const addressOf = (code: string): string => `${window.location.origin}${invitationPath(code)}`

/** The card for the invited person, on screen and printed: the sender, the child, the permissions and the code. */
export function CodeCard({ child, card: { invitedByName: name, step, until, code, expiresAt } }: Props) {
  const text = useText()
  const { alias } = child
  return (
    <figure className={styles['card']}>
      <ChildFace child={child} size={96} />
      <b className={styles['from']}>{name === '' ? text('screens.byCode.card.titleUnnamed', { alias }) : text('screens.byCode.card.title', { name, alias })}</b>
      <p className="muted">{text(`screens.byCode.card.${step}`, { day: formatDay(until) })}</p>
      {code === undefined || expiresAt === undefined ? (
        <p className="muted">{text('screens.byCode.card.before')}</p>
      ) : (
        <>
          <output dir="ltr" className={styles['code']}>
            {groupedCode(code)}
          </output>
          <p className={styles['how']}>{text('screens.byCode.card.how', { day: formatDay(expiresAt) })}</p>
          {isHosted ? <Elsewhere code={code} /> : null}
          <span className={styles['product']}>{PRODUCT_NAME}</span>
        </>
      )}
    </figure>
  )
}

/** Says how to use the code elsewhere. On a device without a server, the link would open nothing on another device. */
function Elsewhere({ code }: { code: string }): ReactNode {
  const text = useText()
  return (
    <>
      {/* This HTML is safe: the library draws only squares, computed from the address. */}
      <div className={styles['squares']} aria-hidden="true" dangerouslySetInnerHTML={{ __html: renderSVG(addressOf(code), { border: 2 }) }} />
      <p className={styles['how']}>{text('screens.byCode.card.where', { address: window.location.host })}</p>
    </>
  )
}
