import { partIdOf } from '../../words/parts'
import { isDrawing } from '../plan/drawings'

/** An event in its stored form, in the vocabulary of any version. */
export type StoredFact = Readonly<Record<string, unknown>>

/** Activities that showed only our drawings in version 1, which had one name for every kind of picture. */
const onlyDrawings: readonly string[] = ['bubblepop', 'egg_nest', 'lightcatcher', 'follow']

/**
 * Converts a log of version 1 to the current vocabulary. Newer events are unchanged, because version 3 only added to version 2.
 * A log without `measured` events has planned values, and its figures say so.
 */
export function upgradeEvents(activity: string, events: readonly StoredFact[]): readonly StoredFact[] {
  const parts = new Map(
    events.flatMap(({ id, look }) => (activity === 'salient' && typeof look === 'string' && look.includes('/') ? [[id, partIdOf(String(id))]] : [])),
  )
  const idOf = (id: unknown): unknown => parts.get(id) ?? id
  return events.map((event) => upgrade(activity, event, idOf))
}

function upgrade(activity: string, event: StoredFact, idOf: (id: unknown) => unknown): StoredFact {
  const { at, trial } = event
  const id = idOf(event['id'])
  const did = (deed: StoredFact): StoredFact => ({ kind: 'did', at, trial, deed })
  switch (event['kind']) {
    case 'stimulus-shown': {
      const { look, says, ...rest } = event
      return { ...rest, id, ...(typeof look === 'string' ? { shows: showsOf(activity, look, says) } : {}) }
    }
    case 'pointed':
      return { acted: true, ...event, on: idOf(event['on']) }
    case 'picked':
      return did({ do: 'took', id })
    case 'dropped':
      return did({ do: 'let-go', id, error: event['error'] })
    case 'stepped':
      return did({ do: 'went-on', id, to: idOf(event['to']), by: event['by'] })
    case 'traced':
      return did({ do: 'traced', id, error: event['error'] })
    default:
      return 'id' in event ? { ...event, id } : event
  }
}

function showsOf(activity: string, look: string, says: unknown): StoredFact {
  if (look === 'text') return { text: String(says ?? '') }
  if (isDrawn(activity, look)) return { drawing: look }
  const [word = look, part] = look.split('/')
  return { word, ...(part === undefined ? {} : { part: partIdOf(part) }) }
}

/** Whether a name of version 1 refers to a drawing. In some activities a word has the same name as a drawing, such as cat or star. */
function isDrawn(activity: string, look: string): boolean {
  if (activity === 'findbunny') return look === 'bush'
  return onlyDrawings.includes(activity) || (activity === 'finger_count_ai' && isDrawing(look))
}
