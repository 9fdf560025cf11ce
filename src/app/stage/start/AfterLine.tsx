import type { Manifest } from '#domain/activities/manifest'
import type { Session } from '#domain/activities/session'
import { plainName } from '#domain/words/inLanguage'
import { sayAll } from '#text/locale'
import { textOf } from '#text/ofActivity'

/** Suggests something to do with real things, if the activity has such a suggestion. */
export function AfterLine({ session, manifest }: { session: Session; manifest: Manifest }) {
  const { after } = textOf(manifest)
  if (after === undefined || session.settings.activity['realThing'] === false) return null
  const asked = session.events.flatMap((event) =>
    event.kind === 'stimulus-shown' && event.role === 'target' && event.shows !== undefined && 'word' in event.shows ? (plainName(event.shows.word) ?? []) : [],
  )
  const words = [...new Set(asked)]
  return words.length === 0 ? null : <p>{after.replace('{{words}}', sayAll(words))}</p>
}
