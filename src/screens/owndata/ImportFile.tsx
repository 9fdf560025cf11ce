import { useState } from 'react'
import { Link } from 'react-router'
import type { BroughtBack, Imported, OwnFile } from '#ports/ownFile'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { sayNames } from '#text/locale'
import { Button } from '#ui/Button'
import { LongWork } from '#ui/LongWork'
import { Notice } from '../notice/Notice'
import { FileChoice } from './FileChoice'
import styles from './owndata.module.css'

type State =
  | { readonly at: 'start' | 'reading' | 'wrong' | 'unread' }
  | { readonly at: 'found' | 'bringing' | 'failed'; readonly file: OwnFile }
  | { readonly at: 'done'; readonly file: OwnFile; readonly result: Imported }

/** Imports an exported file into this account. */
export function ImportFile({ uid }: { uid: string }) {
  const text = useText()
  const { ownData } = useServices()
  const [state, setState] = useState<State>({ at: 'start' })
  const read = async (chosen: Blob) => {
    setState({ at: 'reading' })
    try {
      const file = await ownData.readFile(chosen)
      setState(file === null ? { at: 'wrong' } : { at: 'found', file })
    } catch {
      setState({ at: 'unread' })
    }
  }
  const bring = async (file: OwnFile) => {
    setState({ at: 'bringing', file })
    try {
      setState({ at: 'done', file, result: await ownData.importFile(uid, file) })
    } catch {
      setState({ at: 'failed', file })
    }
  }
  return (
    <section className={styles['part']} aria-labelledby="bring-back">
      <h3 id="bring-back">{text('screens.ownFile.back.title')}</h3>
      <p className="muted">{text('screens.ownFile.back.why')}</p>
      <div className={styles['row']}>
        <FileChoice onFile={(chosen) => void read(chosen)} />
        <Link to="/file" className="press">
          {text('screens.ownFile.back.lookFirst')}
        </Link>
      </div>
      <LongWork isOn={state.at === 'bringing'} label={text('screens.ownFile.back.bringing')} />
      <div role="status" className={styles['part']}>
        {state.at === 'reading' ? text('screens.ownFile.reading') : null}
        {state.at === 'wrong' ? <Notice kind="problem">{text('screens.ownFile.wrong')}</Notice> : null}
        {state.at === 'unread' ? <Notice kind="problem">{text('app.refused.unavailable')}</Notice> : null}
        {state.at === 'failed' ? <Notice kind="problem">{text('screens.ownFile.back.failed')}</Notice> : null}
        {state.at === 'found' || state.at === 'failed' ? <Found file={state.file} onBring={() => void bring(state.file)} /> : null}
        {state.at === 'done' ? <Done file={state.file} result={state.result} /> : null}
      </div>
    </section>
  )
}

function Found({ file, onBring }: { file: OwnFile; onBring: () => void }) {
  const text = useText()
  const names = file.children.map((child) => (typeof child['alias'] === 'string' ? child['alias'] : '?'))
  return (
    <>
      <p>{text('screens.ownFile.back.found', { count: names.length, names: sayNames(names) })}</p>
      <p>
        <Button onClick={onBring}>{text('screens.ownFile.back.bring')}</Button>
      </p>
    </>
  )
}

function Done({ file, result: { children, tooMany, unreadable: lost } }: { file: OwnFile; result: Imported }) {
  const text = useText()
  const isBack = children.length > 0
  const unreadable = children.reduce((sum, child) => sum + child.unreadable, file.unreadable)
  return (
    <Notice kind={isBack ? 'done' : 'problem'} title={text(isBack ? 'screens.ownFile.back.done' : 'screens.ownFile.back.nobody')}>
      {children.map((child) => (
        <Of key={child.id} child={child} />
      ))}
      {unreadable === 0 ? null : <p>{text('screens.ownFile.back.unreadable', { count: unreadable })}</p>}
      {children.some(({ leftInFile }) => leftInFile > 0) ? <p>{text('screens.ownFile.back.left')}</p> : null}
      {lost.length === 0 ? null : <p>{text('screens.ownFile.back.lost', { names: sayNames(lost) })}</p>}
      {tooMany.length === 0 ? null : <p>{text('screens.ownFile.back.tooMany', { names: sayNames(tooMany) })}</p>}
    </Notice>
  )
}

function Of({ child: { alias, isNew, sessions, texts, weeks, photos, recordings, answers } }: { child: BroughtBack }) {
  const text = useText()
  if (!isNew && sessions + texts + weeks + photos + recordings + answers === 0) return <p>{text('screens.ownFile.back.nothing', { alias })}</p>
  return (
    <p>
      {text(isNew ? 'screens.ownFile.back.new' : 'screens.ownFile.back.same', { alias })}{' '}
      {text('screens.ownFile.back.counts', { alias, sessions, texts, weeks, photos, recordings, answers })}
    </p>
  )
}
