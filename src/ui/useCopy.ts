import { useState } from 'react'

/** Writes to the clipboard. It is asynchronous, so a browser without a clipboard rejects in the same way as one that refuses. */
const write = async (content: string): Promise<void> => navigator.clipboard.writeText(content)

/** Copies texts to the clipboard. `copied` is the name of the text that was copied last, `failed` if that failed, or null before the first. */
export function useCopy<Name extends string>() {
  const [copied, setCopied] = useState<Name | 'failed' | null>(null)
  const copy = (name: Name, content: string): void =>
    void write(content).then(
      () => setCopied(name),
      () => setCopied('failed'),
    )
  return { copied, copy }
}
