import { useState } from 'react'
import type { OwnFile } from '#ports/ownFile'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { formatDay } from '../history/formats'
import { Notice } from '../notice/Notice'
import { FileChoice } from '../owndata/FileChoice'
import { ChildOfFile } from './ChildOfFile'
import styles from './file.module.css'

/** The page that shows the contents of an exported file. The file is read only on this device, without an account. */
export default function LookIntoFile() {
  const text = useText()
  const { ownData } = useServices()
  const [file, setFile] = useState<OwnFile | 'reading' | 'wrong' | 'unread' | null>(null)
  const read = async (chosen: Blob) => {
    setFile('reading')
    setFile(
      await ownData.readFile(chosen).then(
        (found) => found ?? 'wrong',
        () => 'unread' as const,
      ),
    )
  }
  return (
    <div className={styles['page']}>
      <h1>{text('screens.ownFile.title')}</h1>
      <p className="muted">{text('screens.ownFile.lead')}</p>
      <FileChoice onFile={(chosen) => void read(chosen)} />
      <div role="status">
        {file === 'reading' ? text('screens.ownFile.reading') : null}
        {file === 'wrong' ? <Notice kind="problem">{text('screens.ownFile.wrong')}</Notice> : null}
        {file === 'unread' ? <Notice kind="problem">{text('app.refused.unavailable')}</Notice> : null}
      </div>
      {file === null || typeof file === 'string' ? null : (
        <>
          {file.madeAt === null ? null : <p className="muted">{text('screens.ownFile.madeAt', { day: formatDay(file.madeAt.getTime()) })}</p>}
          {file.unreadable === 0 ? null : <p>{text('screens.ownFile.back.unreadable', { count: file.unreadable })}</p>}
          {file.children.map((child, index) => (
            <ChildOfFile key={`${String(child['id'])} ${index}`} file={file} child={child} />
          ))}
        </>
      )}
    </div>
  )
}
