import { useState } from 'react'

/** Asynchronous, so that a browser without a clipboard rejects like one that refuses. */
const write = async (content: string): Promise<void> => navigator.clipboard.writeText(content)

/** Copies texts to the clipboard. `copied`: the name of the text copied last, or `failed`; null before the first. */
export function useCopy<Name extends string>() {
  const [copied, setCopied] = useState<Name | 'failed' | null>(null)
  const copy = (name: Name, content: string): void =>
    void write(content).then(
      () => setCopied(name),
      () => setCopied('failed'),
    )
  return { copied, copy }
}
