import { useState } from 'react'
import { findActivity } from '#scenes/catalogue'
import { turnsOf } from '#domain/measures/turns'
import type { DocumentData } from '#ports/documents'
import type { OwnFile } from '#ports/ownFile'
import { useServices } from '#app/services'
import { sayKinds } from '#app/stage/sayTurns'
import { useText } from '#text/i18n'
import { textOf } from '#text/ofActivity'
import { Button } from '#ui/Button'
import { formatDay, formatMoment } from '../history/formats'
import { Notice } from '../notice/Notice'
import { FileChoice } from '../owndata/FileChoice'
import styles from './file.module.css'
import { useAddressOf } from './useAddressOf'

/** What stands in a file that was given out: read on this device alone, without an account. */
export default function LookIntoFile() {
  const text = useText()
  const { ownData } = useServices()
  const [file, setFile] = useState<OwnFile | 'reading' | 'wrong' | null>(null)
  const read = async (chosen: Blob) => {
    setFile('reading')
    setFile((await ownData.readFile(chosen)) ?? 'wrong')
  }
  return (
    <div className={styles['page']}>
      <h1>{text('screens.ownFile.title')}</h1>
      <p className={styles['muted']}>{text('screens.ownFile.lead')}</p>
      <FileChoice onFile={(chosen) => void read(chosen)} />
      <div role="status">
        {file === 'reading' ? text('screens.ownFile.reading') : null}
        {file === 'wrong' ? <Notice kind="problem">{text('screens.ownFile.wrong')}</Notice> : null}
      </div>
      {file === null || typeof file === 'string' ? null : (
        <>
          {file.madeAt === null ? null : <p className={styles['muted']}>{text('screens.ownFile.madeAt', { day: formatDay(file.madeAt.getTime()) })}</p>}
          {file.children.map((child, index) => (
            <ChildInFile key={`${String(child['id'])} ${index}`} file={file} child={child} />
          ))}
        </>
      )}
    </div>
  )
}

/** Whatever else stands between them in a damaged file is left out. */
const rowsOf = (value: unknown): readonly DocumentData[] =>
  Array.isArray(value) ? value.filter((row): row is DocumentData => typeof row === 'object' && row !== null && !Array.isArray(row)) : []
const said = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Sessions that are shown before anybody asks for more. */
const FIRST = 20

function ChildInFile({ file, child }: { file: OwnFile; child: DocumentData }) {
  const text = useText()
  const [isWhole, setWhole] = useState(false)
  const [sessions] = useState(() => file.sessionsOf(child))
  const name = said(child['alias']) || text('screens.ownFile.child.nameless')
  const newest = sessions[0]
  const oldest = sessions.at(-1)
  const unreadable = rowsOf(child['sessions']).length - sessions.length
  const texts = rowsOf(child['texts'])
  const photos = rowsOf(child['photos'])
  const voices = rowsOf(child['recordings'])
  const reports = file.reportsOf(child)
  return (
    <section className={styles['child']} aria-label={name}>
      <h2>{name}</h2>
      {unreadable === 0 ? null : <p>{text('screens.ownFile.back.unreadable', { count: unreadable })}</p>}
      {newest === undefined || oldest === undefined ? (
        unreadable === 0 ? (
          <p>{text('screens.ownFile.child.none')}</p>
        ) : null
      ) : (
        <>
          <p className={styles['muted']}>
            {text('screens.ownFile.child.sessions', { count: sessions.length })},{' '}
            {text('screens.ownFile.child.since', { from: formatDay(oldest.startedAt), until: formatDay(newest.startedAt) })}
          </p>
          <table className={styles['table']}>
            <thead>
              <tr>
                {(['when', 'what', 'level', 'turns'] as const).map((column) => (
                  <th key={column}>{text(`screens.ownFile.child.${column}`)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(isWhole ? sessions : sessions.slice(0, FIRST)).map((session) => {
                const manifest = findActivity(session.activity)
                return (
                  <tr key={session.id}>
                    <td>{formatMoment(session.startedAt)}</td>
                    <td>{manifest === null ? session.activity : textOf(manifest).title}</td>
                    <td>{session.level}</td>
                    <td>{sayKinds(text, turnsOf(session.events))}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
          {isWhole || sessions.length <= FIRST ? null : <Button onClick={() => setWhole(true)}>{text('screens.ownFile.child.moreSessions')}</Button>}
        </>
      )}
      {texts.length === 0 ? null : (
        <>
          <h3>{text('screens.ownFile.child.texts')}</h3>
          {texts.map((own, index) => (
            <p key={index} className={styles['text']}>
              {said(own['text'])}
            </p>
          ))}
        </>
      )}
      {photos.length === 0 ? null : (
        <>
          <h3>{text('screens.ownFile.child.photos')}</h3>
          <ul className={styles['photos']}>
            {photos.map((photo, index) => (
              <Medium key={index} blob={file.medium(photo)} name={said(photo['name'])} kind="picture" />
            ))}
          </ul>
        </>
      )}
      {voices.length === 0 ? null : (
        <>
          <h3>{text('screens.ownFile.child.voices')}</h3>
          <ul className={styles['voices']}>
            {voices.map((voice, index) => (
              <Medium key={index} blob={file.medium(voice)} name={said(voice['utterance']).split('/').at(-1) ?? ''} kind="voice" />
            ))}
          </ul>
        </>
      )}
      {reports.length === 0 ? null : (
        <>
          <h3>{text('screens.ownFile.child.reports')}</h3>
          <ul className={styles['voices']}>
            {reports.map(({ name, blob }) => (
              <Medium key={name} blob={blob} name={name} kind="report" />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Medium({ blob, name, kind }: { blob: Blob | null; name: string; kind: 'picture' | 'voice' | 'report' }) {
  const text = useText()
  const address = useAddressOf(blob)
  if (address === null) return <li>{name}</li>
  return (
    <li>
      {kind === 'picture' ? <img src={address} alt={name} /> : null}
      {kind === 'voice' ? (
        <Button onClick={() => void new Audio(address).play().catch(() => undefined)}>{text('screens.ownFile.child.hear', { name })}</Button>
      ) : null}
      {kind === 'report' ? (
        <a href={address} download={name}>
          {name}
        </a>
      ) : kind === 'picture' ? (
        <span>{name}</span>
      ) : null}
    </li>
  )
}
