import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { isFamily, isOwner } from '#domain/people/guardians'
import { isLasting } from '#domain/people/grants'
import type { Child, Grant } from '#domain/people/people'
import { nameOfMember } from '#domain/people/team'
import { useAuth, useTherapist } from '#app/services/actors'
import { withAutomation } from '#app/services/automation'
import { isHosted } from '#app/services/hosting'
import { loadedOr } from '#app/services/loaded'
import { useNow } from '#app/services/now'
import { GuideLink } from '#app/shell/GuideLink'
import { useText } from '#text/i18n'
import { sayNames } from '#text/locale'
import { Skeleton } from '#ui/Skeleton'
import { Modal } from '#ui/Modal'
import { OfActiveChild } from '../children/OfActiveChild'
import { ByCode } from './ByCode'
import { GrantForm } from './GrantForm'
import { GuardianList } from './Guardians'
import { LocalWays } from './LocalWays'
import { SharedWithMe } from './SharedWithMe'
import { ShareForm } from './ShareForm'
import styles from './sharing.module.css'
import { TeamList } from './Teams'
import { useAccess } from './useAccess'
import { NO_CODES, useByCode } from './useByCode'

/** The sharing page: who can see one child and until when, their visits, and who looks after the child. */
export default function Sharing() {
  return <OfActiveChild page={SharingOf} />
}

function SharingOf({ child }: { child: Child }) {
  const text = useText()
  const uid = useAuth().snapshot.context.user?.uid ?? null
  if (isFamily(child, uid)) return <OfFamily child={child} />
  if (uid !== null && child.help !== undefined) return <SharedWithMe child={child} uid={uid} />
  return (
    <div className={styles['page']}>
      <h1>{text('screens.access.notYours', { alias: child.alias })}</h1>
      <p className="muted">{text('screens.access.notYoursWhy')}</p>
    </div>
  )
}

/** The open form: none, a new share, or a change of an existing one. */
type Open = { readonly kind: 'nothing' } | { readonly kind: 'share' } | { readonly kind: 'change'; readonly grant: Grant }

/** The page that the address names: who has access, the form for a code, or what works without a server. */
function OfFamily({ child }: { child: Child }) {
  const navigate = useNavigate()
  const step = useSearchParams()[0].get('step')
  const uid = useAuth().snapshot.context.user?.uid ?? null
  // Without a server, a code works only on this device. The other ways therefore come first, whichever address was opened.
  if ((step === 'local' || step === 'share') && !isHosted) return <LocalWays child={child} />
  if (step === (isHosted ? 'share' : 'here') && isOwner(child, uid)) return <ShareForm child={child} onDone={() => void navigate(withAutomation('/sharing'))} />
  return <WhoHasAccess child={child} isMine={isOwner(child, uid)} />
}

function WhoHasAccess({ child, isMine }: { child: Child; isMine: boolean }) {
  const text = useText()
  const navigate = useNavigate()
  const now = useNow()
  const { therapistAccounts } = useTherapist().snapshot.context
  const access = useAccess(child.id)
  const { helpers, codes } = useByCode(child, isMine)
  const [open, setOpen] = useState<Open>({ kind: 'nothing' })
  const { alias } = child
  const close = () => setOpen({ kind: 'nothing' })
  const nameOf = (id: string) => therapistAccounts.find((account) => account.id === id)?.name ?? text('screens.access.gone')
  const lasting = loadedOr(access.grants, null)?.filter((grant) => isLasting(grant, now)) ?? null
  // Waits for the grants. Otherwise, the content would jump when the heading names who sees the child, and again when the teams arrive.
  if (access.grants.status === 'loading')
    return (
      <div className={styles['page']}>
        <h1>{text('screens.access.title', { alias })}</h1>
        <Skeleton layout="list" label={text('screens.access.loading')} />
      </div>
    )
  const teams = lasting?.map(({ accountId }) => nameOf(accountId)) ?? []
  const helping = loadedOr(helpers, []).flatMap((one) => (one.until > now ? nameOfMember(one) : []))
  const accounts = sayNames([...teams, ...helping])

  return (
    <div className={styles['page']}>
      <div className={styles['said']}>
        <h1>
          {lasting === null
            ? text('screens.access.title', { alias })
            : teams.length + helping.length === 0
              ? text('screens.access.notShared', { alias })
              : text('screens.access.shared', { accounts, alias })}
        </h1>
        <p className="muted">{text('screens.access.lead')}</p>
        {isMine ? (
          <p>
            <Link to={withAutomation(isHosted ? '/sharing?step=share' : '/sharing?step=local')} className="press press-now">
              {text('screens.byCode.open', { alias })}
            </Link>
          </p>
        ) : null}
      </div>
      <ByCode child={child} helpers={helpers} codes={isMine ? codes : NO_CODES} notes={access.notes} />
      <TeamList
        child={child}
        access={access}
        nameOf={nameOf}
        onShare={() => setOpen({ kind: 'share' })}
        onChange={(grant) => setOpen({ kind: 'change', grant })}
      />
      <GuardianList child={child} sharedWith={sayNames(teams)} onLeft={() => void navigate('/activity')} />
      <GuideLink id="what-we-keep">{text('screens.access.guide')}</GuideLink>
      <Modal
        opened={open.kind !== 'nothing'}
        onClose={close}
        size="lg"
        title={
          open.kind === 'change'
            ? text('screens.access.form.changeTitle', { account: nameOf(open.grant.accountId), alias })
            : text('screens.access.form.title', { alias })
        }
        closeLabel={text('screens.teams.close')}
      >
        {open.kind === 'nothing' ? null : (
          <GrantForm child={child} accounts={therapistAccounts} grant={open.kind === 'change' ? open.grant : null} onDone={close} />
        )}
      </Modal>
    </div>
  )
}
