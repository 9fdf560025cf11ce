import { useState, type CSSProperties, type ReactNode } from 'react'
import type { ChildProfile } from '#domain/child/childProfile'
import { isUsual } from '#domain/child/dialKinds'
import { type ResponseMethod, responseMethods, type DialName, type Dials, dialSpecs } from '#domain/child/dials'
import { colourNames, palette, type ColourName } from '#domain/child/palette'
import { withDial, withoutDial } from '#domain/settings/profile'
import { resolveDials } from '#domain/settings/resolve'
import { SECOND_MS } from '#domain/time'
import type { Child } from '#domain/people/people'
import { sayFigure } from '#text/figures'
import { MIN_TARGET_CM } from '#domain/child/safety'
import { GuideLink } from '#app/shell/GuideLink'
import { usePhysicalSize } from '#app/page/usePhysicalSize'
import { sayNumber } from '#text/locale'
import { useText } from '#text/i18n'
import { LinkButton } from '#ui/LinkButton'
import { Stepper } from '#ui/Stepper'
import { ContrastHint } from './ContrastHint'
import { placeHint } from './placeHint'
import { Places } from './Places'
import styles from './profile.module.css'
import { useSayWho } from './useSayWho'

/** The colours that are offered first. The chosen colour is always added. */
const FIRST_COLOURS: readonly ColourName[] = ['yellow', 'cyan', 'green', 'orange', 'red']
/** The five sizes to choose from (fractions of the stage height). More settings include finer steps. */
const SIZES = [0.12, 0.2, 0.3, 0.4, 0.55] as const
/** Diameters (px) at which the five sizes are drawn. */
const DRAWN = [14, 20, 28, 38, 50] as const

/** The ways to answer. A pat is a touch that counts anywhere. */
const ways = ['touch', 'pat', 'switch1', 'switch2', 'dwell', 'head', 'look'] as const
type Way = (typeof ways)[number]

interface Props {
  readonly child: Child
  readonly profile: ChildProfile
  readonly canEdit: boolean
  readonly onChange: (next: ChildProfile) => void
}

/** The five most important settings: colour, size, place, wait and access method. */
export function FiveDials({ child, profile, canEdit, onChange }: Props) {
  const text = useText()
  const { alias } = child
  const { dials } = resolveDials(profile)
  const set = <Name extends DialName>(name: Name, value: Dials[Name]) => onChange(withDial(profile, name, value))
  const isHeld = (name: DialName) => !canEdit || profile.locks[name] !== undefined
  const row = { child, profile, canEdit, onChange }
  const where = text(`screens.profile.five.placeHints.${placeHint(profile)}`)
  const way = wayOf(dials)
  const seconds = dials.waitMs === null ? null : dials.waitMs / SECOND_MS
  const inRoom = usePhysicalSize(dials.targetSize)
  const sayInRoom = (figure: string) =>
    inRoom === null ? figure : text('screens.profile.sizeInRoom', { figure, cm: sayNumber(inRoom.cm, 1), degrees: sayNumber(inRoom.degrees, 1) })

  return (
    <div>
      <Row {...row} name="colour" guide="colour" label={text('screens.profile.five.colour')} hint={text('screens.profile.five.colourHint')}>
        <Colours chosen={dials.colour} isDisabled={isHeld('colour')} onChange={(colour) => set('colour', colour)} />
        <ContrastHint colour={dials.colour} background={dials.background} support={profile.support} />
      </Row>
      <Row {...row} name="targetSize" label={text('screens.profile.five.size')} hint={sayInRoom(sayFigure(text, 'height', dials.targetSize))}>
        <div role="group" aria-labelledby="five-targetSize" className={styles['sizes']} style={{ '--colour': palette[dials.colour] } as CSSProperties}>
          {SIZES.map((size, index) => (
            <button
              key={size}
              type="button"
              aria-pressed={dials.targetSize === size}
              aria-label={sayFigure(text, 'height', size)}
              disabled={isHeld('targetSize')}
              onClick={() => (dials.targetSize === size ? undefined : set('targetSize', size))}
            >
              <i style={{ width: DRAWN[index], height: DRAWN[index] }} />
            </button>
          ))}
        </div>
        {inRoom?.isTooSmall === true ? (
          <p role="note">{text('screens.profile.tooSmall', { cm: sayNumber(inRoom.cm, 1), least: sayNumber(MIN_TARGET_CM, 1) })}</p>
        ) : null}
      </Row>
      <Row {...row} name="zones" guide="side" label={text('screens.profile.five.place')} hint={where}>
        <Places alias={alias} where={where} weights={dials.zones} isDisabled={isHeld('zones')} onChange={(zones) => set('zones', zones)} />
      </Row>
      <Row {...row} name="waitMs" guide="wait" label={text('screens.profile.five.wait')} hint={text('screens.profile.five.waitHint')}>
        <Stepper
          label={text('screens.profile.five.wait')}
          value={dials.waitMs}
          said={seconds === null ? text('screens.profile.forEver') : text('screens.profile.five.seconds', { count: seconds })}
          stops={dialSpecs.waitMs.stops}
          isDisabled={isHeld('waitMs')}
          onChange={(wait) => set('waitMs', wait)}
        />
      </Row>
      <Row {...row} name="accessMethod" guide="switches" label={text('screens.profile.five.answers', { alias })}>
        <select
          className={styles['way']}
          aria-labelledby="five-accessMethod"
          value={way}
          disabled={isHeld('accessMethod') || isHeld('anyTouchCounts')}
          onChange={(event) => onChange(withWay(profile, event.currentTarget.value as Way))}
        >
          {ways.map((each) => (
            <option key={each} value={each}>
              {text(`screens.profile.five.ways.${each}`)}
            </option>
          ))}
        </select>
      </Row>
    </div>
  )
}

/** Returns the way to answer as one choice. */
export const wayOf = ({ accessMethod, anyTouchCounts }: Dials): Way => (accessMethod === 'touch' && anyTouchCounts ? 'pat' : accessMethod)

function withWay(profile: ChildProfile, way: Way): ChildProfile {
  const method: ResponseMethod = responseMethods.find((each) => each === way) ?? 'touch'
  return withDial(withDial(profile, 'accessMethod', method), 'anyTouchCounts', way === 'pat')
}

interface RowProps extends Props {
  readonly name: DialName
  readonly label: string
  readonly hint?: string
  readonly guide?: 'colour' | 'side' | 'wait' | 'switches'
  readonly children: ReactNode
}

function Row({ child, profile, canEdit, name, label, hint, guide, children, onChange }: RowProps) {
  const text = useText()
  const sayWho = useSayWho(child)
  const { dials } = resolveDials(profile)
  const isLocked = profile.locks[name] !== undefined
  const isOwn = profile.dials[name] !== undefined
  const who = isLocked ? (sayWho(profile.setBy?.[name]) ?? text('screens.profile.sources.lock')) : isOwn ? sayWho(profile.setBy?.[name]) : null
  return (
    <div className={styles['row']}>
      <div className={styles['label']}>
        <h2 id={`five-${name}`}>{label}</h2>
        {hint === undefined ? null : <p>{hint}</p>}
        {guide === undefined ? null : <GuideLink id={guide}>{text(`screens.profile.guides.${guide}`)}</GuideLink>}
        {isUsual(dialSpecs[name], profile.support, dials[name]) ? null : <p>{text('screens.profile.unusual', { alias: child.alias })}</p>}
        {who === null ? null : <p>{who}</p>}
        {isOwn && !isLocked && canEdit ? (
          <p>
            <LinkButton aria-label={text('screens.profile.resetOf', { label })} onClick={() => onChange(withoutDial(profile, name))}>
              {text('screens.profile.reset')}
            </LinkButton>
          </p>
        ) : null}
      </div>
      <div className={styles['control']}>{children}</div>
    </div>
  )
}

function Colours({ chosen, isDisabled, onChange }: { chosen: ColourName; isDisabled: boolean; onChange: (colour: ColourName) => void }) {
  const text = useText()
  const [showsAll, setShowsAll] = useState(false)
  const first = FIRST_COLOURS.includes(chosen) ? FIRST_COLOURS : [...FIRST_COLOURS.slice(0, -1), chosen]
  return (
    <div role="group" aria-labelledby="five-colour" className={styles['colours']}>
      {(showsAll ? colourNames : first).map((colour) => (
        <button
          key={colour}
          type="button"
          aria-pressed={colour === chosen}
          aria-label={text(`screens.children.form.colours.${colour}`)}
          disabled={isDisabled}
          onClick={() => (colour === chosen ? undefined : onChange(colour))}
        >
          <i style={{ background: palette[colour] }} />
        </button>
      ))}
      {showsAll ? null : (
        <LinkButton aria-label={text('screens.profile.five.moreColours')} onClick={() => setShowsAll(true)}>
          {text('screens.profile.moreDials')}
        </LinkButton>
      )}
    </div>
  )
}
