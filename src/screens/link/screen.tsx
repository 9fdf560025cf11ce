import { Link, Navigate, useSearchParams } from 'react-router'
import { renderSVG } from 'uqr'
import { shownDials, isShowable, shownSettings, type Shown, encodeShown } from '#domain/activities/shown'
import { resolveDials } from '#domain/settings/resolve'
import { underFlags } from '#domain/child/safety'
import { type Manifest, routeOf } from '#domain/activities/manifest'
import type { Child } from '#domain/people/people'
import { choiceKey } from '#ports/deviceSettings'
import { findActivity } from '#scenes/catalogue'
import { useDevice } from '#app/page/deviceSettings'
import { useFlags } from '#app/services/flags'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { Button } from '#ui/Button'
import { useCopy } from '#ui/useCopy'
import { OfActiveChild } from '../children/OfActiveChild'
import styles from './link.module.css'

/** Makes a link to one activity with settings that suit the child now. The link contains nothing about the child. */
export default function ShowOne() {
  return <OfActiveChild page={LinkOf} />
}

function LinkOf({ child }: { child: Child }) {
  const [search] = useSearchParams()
  const manifest = findActivity(search.get('activity') ?? '')
  const level = search.get('level') ?? ''
  if (manifest === null || !manifest.levels.some(({ id }) => id === level)) return <Navigate to="/activity" replace />
  return <Made child={child} manifest={manifest} category={search.get('category')} level={level} />
}

function Made({ child, manifest, category, level }: { child: Child; manifest: Manifest; category: string | null; level: string }) {
  const text = useText()
  const { choices } = useDevice()
  const profile = underFlags(child.profile, useFlags())
  const { copied, copy } = useCopy<'link'>()
  const { title } = textOf(manifest)
  const back = `${routeOf(manifest)}${category === null ? '' : `/${category}`}?level=${level}`
  if (!isShowable(manifest, category, level)) {
    return (
      <div className={styles['page']}>
        <h1>{text('screens.shown.link.title')}</h1>
        <p>{text('screens.shown.link.closed')}</p>
        <p>
          <Link to={back}>{text('screens.shown.link.back')}</Link>
        </p>
      </div>
    )
  }
  const shown: Shown = {
    activity: manifest.id,
    category,
    level,
    support: profile.support,
    dials: shownDials(profile.support, resolveDials(profile).dials),
    own: shownSettings(manifest.settings, choices.activities[choiceKey(child.id, manifest.id)]?.own ?? {}),
  }
  const address = `${window.location.origin}/show#${encodeShown(shown)}`
  return (
    <div className={styles['page']}>
      <h1>{text('screens.shown.link.title')}</h1>
      <p>{text('screens.shown.link.lead', { activity: title, level, alias: child.alias })}</p>
      <p className="muted">{text('screens.shown.link.nothing', { alias: child.alias })}</p>
      <figure className={styles['code']}>
        {/* This HTML is safe: the library draws only squares, computed from the address. */}
        <div role="img" aria-label={text('screens.shown.link.code')} dangerouslySetInnerHTML={{ __html: renderSVG(address, { border: 2 }) }} />
        <figcaption className="muted">{text('screens.shown.link.code')}</figcaption>
      </figure>
      <label className={styles['address']}>
        {text('screens.shown.link.address')}
        <textarea readOnly value={address} rows={3} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <div className={styles['row']}>
        <Button kind="now" onClick={() => copy('link', address)}>
          {text('screens.shown.link.copy')}
        </Button>
        <a className="press" href={address}>
          {text('screens.shown.link.open')}
        </a>
        <Link className="press" to={back}>
          {text('screens.shown.link.back')}
        </Link>
      </div>
      <p role="status">{copied === null ? null : text(copied === 'link' ? 'screens.shown.link.copied' : 'screens.shown.link.notCopied')}</p>
    </div>
  )
}
