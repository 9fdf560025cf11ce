import { type ReactNode, useState } from 'react'
import type { DocumentData } from '#ports/documents'
import type { ChildInFile, MediumInFile, OwnFile } from '#ports/ownFile'
import { useText } from '#text/i18n'
import { AssessedPart } from './Assessed'
import styles from './file.module.css'
import { Medium } from './Medium'
import { Notes } from './Notes'
import { PlannedWeeks } from './PlannedWeeks'
import { SessionsPart } from './Sessions'
import { WhatSuits } from './WhatSuits'

const media = [
  ['photos', 'picture'],
  ['voices', 'voice'],
  ['reports', 'report'],
] as const

/** Shows everything that a file contains about one child. */
export function ChildOfFile({ file, child }: { file: OwnFile; child: DocumentData }) {
  const text = useText()
  const [found] = useState(() => file.look(child))
  const { profile, sessions, weeks, texts, assessed, messages, unreadable } = found
  const { alias } = child
  const name = typeof alias === 'string' && alias !== '' ? alias : text('screens.ownFile.child.nameless')
  const hasAssessed = assessed.ratings.length + assessed.papers.length > 0
  return (
    <section className={styles['child']} aria-label={name}>
      <h2>{name}</h2>
      {unreadable === 0 ? null : <p>{text('screens.ownFile.back.unreadable', { count: unreadable })}</p>}
      {profile === null ? null : <WhatSuits alias={name} profile={profile} />}
      {sessions.length > 0 ? <SessionsPart sessions={sessions} /> : unreadable === 0 ? <p>{text('screens.ownFile.child.none')}</p> : null}
      {weeks.length === 0 ? null : <PlannedWeeks weeks={weeks} />}
      <Part title={text('screens.ownFile.child.texts')} rows={texts}>
        {texts.map((own) => (
          <p key={own.id} dir="auto" className={styles['text']}>
            {own.text}
          </p>
        ))}
      </Part>
      {hasAssessed ? <AssessedPart alias={name} assessed={assessed} /> : null}
      {messages.length === 0 ? null : <Notes messages={messages} />}
      {media.map(([part, kind]) => (
        <Part key={part} title={text(`screens.ownFile.child.${part}`)} rows={found[part]}>
          <ul className={styles[part === 'photos' ? 'photos' : 'voices']}>
            {found[part].map((medium, index) => (
              <Medium key={index} medium={medium} kind={kind} />
            ))}
          </ul>
        </Part>
      ))}
    </section>
  )
}

interface PartProps {
  readonly title: string
  readonly rows: ChildInFile['texts'] | readonly MediumInFile[]
  readonly children: ReactNode
}

/** A part with its title. Renders nothing if the part is empty. */
function Part({ title, rows, children }: PartProps) {
  if (rows.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      {children}
    </>
  )
}
