import { type ComponentType, useState } from 'react'
import { Link } from 'react-router'
import { canInstall, install, isInstalled } from '#app/offline/install'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { OfflineDownloads } from './OfflineDownloads'
import { AddPicture, CodePicture, HoldPicture, HomePicture, PressPicture, RecentPicture, SettingsPicture, SharePicture, StartPicture } from './pictures'
import styles from './tablet.module.css'

/** The page that sets up a tablet once: offline use, the home screen, and staying in the app. */
export default function Tablet() {
  const text = useText()
  return (
    <div className={styles['page']}>
      <h1>{text('screens.tablet.title')}</h1>
      <p className="muted">{text('screens.tablet.lead')}</p>
      <section className={styles['part']} aria-labelledby="offline">
        <h2 id="offline">{text('screens.tablet.offline.title')}</h2>
        <p className="muted">{text('screens.tablet.offline.why')}</p>
        <OfflineDownloads />
      </section>
      <section className={styles['part']} aria-labelledby="install">
        <h2 id="install">{text('screens.tablet.install.title')}</h2>
        <p className="muted">{text('screens.tablet.install.why')}</p>
        <Install />
      </section>
      <section className={styles['part']} aria-labelledby="stay">
        <h2 id="stay">{text('screens.tablet.stay.title')}</h2>
        <p className="muted">{text('screens.tablet.stay.why')}</p>
        <h3>{text('screens.tablet.stay.ipad')}</h3>
        <Steps
          steps={[
            [SettingsPicture, text('screens.tablet.stay.ipadSteps.settings')],
            [PressPicture, text('screens.tablet.stay.ipadSteps.press')],
            [StartPicture, text('screens.tablet.stay.ipadSteps.start')],
            [CodePicture, text('screens.tablet.stay.ipadSteps.end')],
          ]}
        />
        <h3>{text('screens.tablet.stay.android')}</h3>
        <Steps
          steps={[
            [SettingsPicture, text('screens.tablet.stay.androidSteps.settings')],
            [RecentPicture, text('screens.tablet.stay.androidSteps.recent')],
            [HoldPicture, text('screens.tablet.stay.androidSteps.end')],
          ]}
        />
        <p className="muted">{text('screens.tablet.stay.exit')}</p>
      </section>
      <p>
        <Link to="/account#tablet">{text('screens.tablet.more.size')}</Link>
      </p>
      <p>
        <Link to="/devices">{text('screens.tablet.more.devices')}</Link>
      </p>
      <p>
        <Link to="/beside" target="_blank">
          {text('screens.tablet.more.beside')}
        </Link>
      </p>
    </div>
  )
}

function Install() {
  const text = useText()
  const [state, setState] = useState<'open' | 'refused' | 'done'>(isInstalled() ? 'done' : 'open')
  if (state === 'done') return <p>{text('screens.tablet.install.done')}</p>
  return (
    <>
      {canInstall() ? (
        <p>
          <Button onClick={() => void install().then((agreed) => setState(agreed ? 'done' : 'refused'))}>{text('screens.tablet.install.now')}</Button>
        </p>
      ) : null}
      <p role="status">{state === 'refused' ? text('screens.tablet.install.refused') : null}</p>
      <h3>{text('screens.tablet.install.ipad')}</h3>
      <Steps
        steps={[
          [SharePicture, text('screens.tablet.install.ipadSteps.share')],
          [AddPicture, text('screens.tablet.install.ipadSteps.add')],
          [HomePicture, text('screens.tablet.install.ipadSteps.open')],
        ]}
      />
      <p className="muted">{text('screens.tablet.install.signIn')}</p>
      <p className="muted">{text('screens.tablet.install.other')}</p>
    </>
  )
}

function Steps({ steps }: { steps: readonly (readonly [ComponentType, string])[] }) {
  return (
    <ol className={styles['steps']}>
      {steps.map(([Picture, said]) => (
        <li key={said}>
          <Picture />
          <span>{said}</span>
        </li>
      ))}
    </ol>
  )
}
