import type { Answers } from '#domain/assessment/rating'
import { type TalkingPoint, talkingPoints } from '#domain/assessment/scores'
import { useText } from '#text/i18n'
import { sayNumber, sayRow } from '#text/locale'
import { itemText, placeName, sectionName } from '../report/words'
import styles from './looking.module.css'

interface Props {
  readonly alias: string
  readonly family: Answers
  readonly team: Answers
}

/** Lists the differences between the two raters as topics to talk about. */
export function TalkAbout({ alias, family, team }: Props) {
  const text = useText()
  const points = talkingPoints(family, team)
  return (
    <section className={styles['talk']} aria-labelledby="looking-talk">
      <h3 id="looking-talk">{text('screens.looking.talk.title')}</h3>
      {points.length === 0 ? (
        <p>{text('screens.looking.talk.none')}</p>
      ) : (
        <ul>
          {points.map((point) => (
            <li key={point.kind === 'places' ? 'places' : `${point.kind} ${point.section}`}>
              <Point alias={alias} point={point} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Point({ alias, point }: { alias: string; point: TalkingPoint }) {
  const text = useText()
  if (point.kind === 'places') return text('screens.looking.talk.places', { places: sayRow(point.zones.map((zone) => placeName(text, zone))) })
  const section = sectionName(text, point.section)
  if (point.kind === 'gap') return text('screens.looking.talk.gap', { section, family: sayNumber(point.family), team: sayNumber(point.team) })
  return (
    <>
      {text('screens.looking.talk.unwatched', { section, count: point.items.length })}
      <ul>
        {point.items.map((number) => (
          <li key={number}>{itemText(text, number, alias)}</li>
        ))}
      </ul>
    </>
  )
}
