import { useId, useRef } from 'react'
import { useDroppedFile } from '#app/forms/droppedFiles'
import { useText } from '#text/i18n'
import styles from './owndata.module.css'

/** Reads one of the person's own files on this device. The file can be chosen or dropped. */
export function FileChoice({ onFile, label }: { onFile: (file: Blob) => void; label?: string }) {
  const text = useText()
  const id = useId()
  const place = useRef<HTMLParagraphElement>(null)
  useDroppedFile(place, onFile)
  return (
    <p ref={place} className={styles['choice']}>
      <label className="press" htmlFor={id}>
        {label ?? text('screens.ownFile.choose')}
      </label>
      <input
        id={id}
        type="file"
        accept=".zip,.json,application/zip,application/json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) onFile(file)
          // Clears the value, so the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </p>
  )
}
