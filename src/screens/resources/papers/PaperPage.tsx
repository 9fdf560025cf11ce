import { useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paperSizes, type PaperSize, usualPaper } from '#domain/assessment/paper'
import { resolveDials } from '#domain/settings/resolve'
import { EMPTY_WEEK, noonOf, weekAt } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import { everyWord } from '#scenes/pictures'
import { withAutomation } from '#app/services/automation'
import { useChildren, useNoteExport } from '#app/play/children'
import { download, fileName } from '#app/forms/download'
import { useLoaded } from '#app/services/loaded'
import { useNow } from '#app/services/now'
import { useSessions } from '#app/play/pastSessions'
import { useWeeks, weekIn } from '#app/play/weekPlans'
import { useServices } from '#app/services/services'
import { useTitle } from '#app/page/title'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { Choices } from '#ui/Choices'
import { Skeleton } from '#ui/Skeleton'
import { PagePreview } from '../../assessment/paper/PagePreview'
import { PaperView } from '../../assessment/paper/PaperView'
import { Notice } from '../../notice/Notice'
import { NotLoadedNotice } from '../../notice/NotLoaded'
import styles from './papers.module.css'
import { composePaper } from './compose'
import type { PaperFacts } from './facts'
import type { PaperKind } from './kinds'
import { picturesFor } from './pictures'

/** Shows and prints one page for the active child. */
export function PaperPage({ kind }: { kind: PaperKind }) {
  const text = useText()
  const { activeChild, children } = useChildren()
  useTitle(text(`screens.guides.paper.kinds.${kind}`))
  return (
    <div className={styles['made']}>
      <Link to={withAutomation('/resources')} className="press">
        {text('screens.guides.back')}
      </Link>
      <h1>{text(`screens.guides.paper.kinds.${kind}`)}</h1>
      {children === 'unknown' ? <Skeleton layout="rows" label={text('app.loading')} /> : null}
      {children !== 'unknown' && activeChild === null ? (
        <>
          <p>{text('screens.guides.paper.none')}</p>
          <Link to={withAutomation('/who')} className="press press-now">
            {text('screens.guides.paper.choose')}
          </Link>
        </>
      ) : null}
      {activeChild === null ? null : <PaperOf key={activeChild.id} kind={kind} child={activeChild} />}
    </div>
  )
}

/** Returns the Monday in the address, or null if it is not a Monday. */
const mondayIn = (asked: string | null): string | null =>
  asked !== null && /^\d{4}-\d{2}-\d{2}$/.test(asked) && weekAt(noonOf(asked)).monday === asked ? asked : null

/** Papers that use words: the words played, or those in the child's colour. */
const ofPlay: readonly PaperKind[] = ['words', 'things', 'week']
const PLAYED_UNASKED = { status: 'ready', value: { sessions: [], words: [] } } as const

/** Loads the sessions for a paper, and the words in them. */
function usePlayed(kind: PaperKind, childId: string) {
  const { photos } = useServices()
  const isAsked = ofPlay.includes(kind)
  const past = useSessions(isAsked ? childId : null)
  const words = useLoaded(isAsked ? childId : '', async (id) => (id === '' ? [] : everyWord(await photos.list(id).catch(() => []))))
  if (!isAsked) return PLAYED_UNASKED
  if (past.status !== 'ready') return past
  return words.status === 'ready' ? ({ status: 'ready', value: { sessions: past.value.sessions, words: words.value } } as const) : words
}

function PaperOf({ kind, child }: { kind: PaperKind; child: Child }) {
  const text = useText()
  const now = useNow()
  const [asked] = useSearchParams()
  const monday = mondayIn(asked.get('monday')) ?? weekAt(now).monday
  const played = usePlayed(kind, child.id)
  const { weeks } = useWeeks(kind === 'week' ? child.id : null, monday, monday)
  const [size, setSize] = useState<PaperSize>(() => usualPaper(navigator.languages))
  const [savesInk, setSavesInk] = useState(false)
  const { loadReportPrinter, photos } = useServices()
  const noteExport = useNoteExport(child)
  const [making, setMaking] = useState<'none' | 'busy' | 'failed'>('none')
  const sizes = useId()
  const { alias } = child
  for (const found of [played, weeks])
    if (found.status === 'failed') return <NotLoadedNotice found={found}>{text('screens.guides.paper.unread', { alias })}</NotLoadedNotice>
  if (played.status !== 'ready' || weeks.status !== 'ready') return <Skeleton layout="rows" label={text('app.loading')} />
  const found = weekIn(weeks.value, monday)
  // An unreadable plan must not look like an empty one.
  if (kind === 'week' && found === 'unreadable') return <Notice kind="problem">{text('screens.guides.paper.unread', { alias })}</Notice>
  const week = found === 'unreadable' ? EMPTY_WEEK : found
  const { dials } = resolveDials(child.profile)
  const facts: PaperFacts = { child, dials, ...played.value, monday, week, now, savesInk }
  const paper = composePaper(kind, facts, text)
  /** Composes the paper with its pictures, which take a moment to load. */
  const whole = async () => composePaper(kind, { ...facts, pictures: await picturesFor(kind, facts, photos) }, text)
  const make = async () => {
    setMaking('busy')
    try {
      const file = await (await loadReportPrinter()).print(await whole(), size)
      // The file name contains the child's nickname, so a family can tell its children's files apart.
      download(fileName([text(`screens.guides.paper.kinds.${kind}`), alias].join(' '), 'pdf'), file, file.type)
      noteExport()
      setMaking('none')
    } catch {
      setMaking('failed')
    }
  }
  return (
    <>
      <p className={styles['lead']}>{text('screens.guides.paper.lead', { alias })}</p>
      <div className={styles['tools']}>
        <span id={sizes} className="unseen">
          {text('screens.guides.paper.size')}
        </span>
        <Choices
          labelledBy={sizes}
          value={size}
          isDisabled={making === 'busy'}
          options={paperSizes.map((value) => ({ value, content: text(`screens.assessment.report.papers.${value}`) }))}
          onChange={setSize}
        />
        {kind === 'words' ? (
          <>
            <span id={`${sizes}-ink`} className="unseen">
              {text('screens.guides.paper.save')}
            </span>
            <Choices
              labelledBy={`${sizes}-ink`}
              value={savesInk ? 'white' : 'black'}
              isDisabled={making === 'busy'}
              options={(['black', 'white'] as const).map((value) => ({ value, content: text(`screens.guides.paper.ink.${value}`) }))}
              onChange={(value) => setSavesInk(value === 'white')}
            />
          </>
        ) : null}
      </div>
      {making === 'failed' ? <Notice kind="problem">{text('screens.guides.paper.failed')}</Notice> : null}
      <PagePreview
        key={`${size} ${savesInk}`}
        size={size}
        load={whole}
        onPrint={noteExport}
        ways={
          <Button kind="now" loading={making === 'busy'} onClick={() => void make()}>
            {text('screens.guides.paper.make')}
          </Button>
        }
      />
      <h2>{text('screens.guides.paper.inWords')}</h2>
      <PaperView document={paper} />
    </>
  )
}
