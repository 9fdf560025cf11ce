import { type ComponentProps, useRef } from 'react'
import { Button } from './Button'

interface Props extends Omit<ComponentProps<typeof Button>, 'name' | 'onClick'> {
  readonly name: string
  readonly accept: string
  /** Makes the button take a new picture with this camera instead of offering files. */
  readonly capture?: 'environment'
  readonly onFile: (file: File) => void
}

/** A button that lets the user choose one file. */
export function FileButton({ name, accept, capture, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        hidden
        type="file"
        name={name}
        accept={accept}
        capture={capture}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) onFile(file)
          // Clears the value, so the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
