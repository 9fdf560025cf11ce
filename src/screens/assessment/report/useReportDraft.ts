import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useServices } from '#app/services/services'
import { type AsyncAction, useAsyncAction } from '#app/services/task'
import type { ReportHead } from '#domain/assessment/papers'
import type { ReportContent } from '#domain/assessment/report'
import type { Delivery } from '#ports/documents'
import { useAuthor } from '../useAuthor'

/** Delay (ms) between the last key press and saving. Leaving the page saves immediately. */
const SAVE_AFTER_MS = 800

/** A report while it is being written. */
export interface ReportDraft {
  readonly content: ReportContent
  readonly task: AsyncAction
  readonly delivery: Delivery | null
  /** Merges the changed parts, texts and recommendations key by key. */
  change(part: Partial<ReportContent>): void
  /** Resolves to true when everything is saved, or to false if saving failed. */
  flush(): Promise<boolean>
}

/** Edits a report. Only changes made here override the stored report, so changes that another tab makes to other parts are kept. */
export function useReportDraft(childId: string, head: ReportHead, kept: ReportContent): ReportDraft {
  const { assessments } = useServices()
  const author = useAuthor(childId)
  const task = useAsyncAction()
  const [mine, setMine] = useState<Partial<ReportContent>>({})
  const [delivery, setDelivery] = useState<Delivery | null>(null)
  const pending = useRef<ReturnType<typeof setTimeout> | null>(null)
  const last = useRef(0)
  // Each kind of content has its own memo, so a key press in one text does not recompute content that depends on another kind.
  const parts = useMemo(() => ({ ...kept.parts, ...mine.parts }), [kept.parts, mine.parts])
  const texts = useMemo(() => ({ ...kept.texts, ...mine.texts }), [kept.texts, mine.texts])
  const recommendations = useMemo(() => ({ ...kept.recommendations, ...mine.recommendations }), [kept.recommendations, mine.recommendations])
  const content: ReportContent = { ...kept, ...mine, parts, texts, recommendations }
  const save = useEffectEvent(async (): Promise<boolean> => {
    if (pending.current === null) return true
    clearTimeout(pending.current)
    pending.current = null
    const number = ++last.current
    // Ignores the arrival of an older write if more was written in the meantime.
    const arrived = () => setDelivery((told) => (told === 'kept' && number === last.current ? 'sent' : told))
    return task.run(
      async () => assessments.saveReport(childId, head, content, author, head.id, arrived),
      ({ delivery: told }) => setDelivery(told),
    )
  })
  useEffect(() => {
    const leave = () => void save()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      void save()
    }
  }, [])
  return {
    content,
    task,
    delivery,
    change(part) {
      if (head.signedAt !== null) return
      setMine((before) => ({
        ...before,
        ...part,
        ...(part.parts === undefined ? {} : { parts: { ...before.parts, ...part.parts } }),
        ...(part.texts === undefined ? {} : { texts: { ...before.texts, ...part.texts } }),
        ...(part.recommendations === undefined ? {} : { recommendations: { ...before.recommendations, ...part.recommendations } }),
      }))
      setDelivery(null)
      if (pending.current !== null) clearTimeout(pending.current)
      pending.current = setTimeout(() => void save(), SAVE_AFTER_MS)
    },
    flush: () => save(),
  }
}
