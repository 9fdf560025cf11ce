import type { ChildProfile } from '#domain/child/childProfile'
import { type DialSpec, isUsual } from '#domain/child/dialKinds'
import { type DialName, type Dials, dialSpecs, supportPresets } from '#domain/child/dials'
import { supportLevels } from '#domain/child/support'
import type { BackgroundName, ColourName } from '#domain/child/palette'
import { withDial, withoutDial } from '#domain/settings/profile'
import { resolveDials } from '#domain/settings/resolve'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { ColourDisc, GroundDisc } from '../children/ColourDisc'
import { Choices } from '#ui/Choices'
import { sayFigure } from '#text/figures'
import { ContrastHint } from './ContrastHint'
import styles from './profile.module.css'
import { LinkButton } from '#ui/LinkButton'
import { Stepper } from '#ui/Stepper'
import { useSayWho } from './useSayWho'
import { ZoneEditor } from './ZoneEditor'

interface Props {
  readonly child: Child
  readonly name: DialName
  readonly profile: ChildProfile
  readonly canEdit: boolean
  readonly onChange: (next: ChildProfile) => void
}

/** One setting: its meaning in plain words, its value, the reason for the value, and a button that restores the level's value. */
export function DialRow({ child, name, profile, canEdit, onChange }: Props) {
  const text = useText()
  const sayWho = useSayWho(child)
  const { alias } = child
  const { dials, sources } = resolveDials(profile)
  const spec: DialSpec = dialSpecs[name]
  const isLocked = profile.locks[name] !== undefined
  const isOwn = profile.dials[name] !== undefined
  // Level A is the same as the defaults.
  const depends = supportLevels.some((level) => supportPresets[level][name] !== undefined)
  const source = sources[name] === 'default' && depends ? 'preset' : sources[name]
  const label = text(`screens.profile.dials.${name}.label`)
  const usual = spec.kind === 'steps' ? spec.usual?.[profile.support] : undefined
  const say = (value: number | null) => (spec.kind === 'steps' ? sayFigure(text, spec.unit, value) : '')
  const sayUsual = (least: string, most: string) =>
    least === most ? text('screens.profile.usualOne', { figure: least }) : text('screens.profile.usual', { least, most })
  const who = source === 'lock' || source === 'profile' ? sayWho(profile.setBy?.[name]) : null
  const reason = who ?? text(source === 'safety' ? `screens.profile.safety.${safetyReason(name)}` : `screens.profile.sources.${source}`, { alias })

  return (
    <div className={styles['dial']} data-locked={isLocked || undefined}>
      <div className={styles['words']}>
        <h3 id={`dial-${name}`}>{label}</h3>
        <p className="muted">{text(`screens.profile.dials.${name}.hint`, { alias })}</p>
      </div>
      <Control
        name={name}
        value={dials[name]}
        label={label}
        isDisabled={isLocked || !canEdit}
        onChange={(value) => onChange(withDial(profile, name, value as Dials[typeof name]))}
      />
      <div className={styles['source']}>
        <span data-source={source}>
          {source === 'safety' || source === 'lock' ? <LockSign /> : null}
          {reason}
        </span>
        {usual === undefined ? null : <span className="muted">{sayUsual(say(usual[0]), say(usual[1]))}</span>}
        {name === 'background' ? <ContrastHint colour={dials.colour} background={dials.background} support={profile.support} /> : null}
        {name === 'secondColour' ? <ContrastHint colour={dials.secondColour} background={dials.background} support={profile.support} /> : null}
        {isUsual(spec, profile.support, dials[name]) ? null : <span>{text('screens.profile.unusual', { alias })}</span>}
        {isOwn && !isLocked && canEdit ? (
          <LinkButton aria-label={text('screens.profile.resetOf', { label })} onClick={() => onChange(withoutDial(profile, name))}>
            {text('screens.profile.reset')}
          </LinkButton>
        ) : null}
      </div>
    </div>
  )
}

interface ControlProps {
  readonly name: DialName
  readonly value: unknown
  readonly label: string
  readonly isDisabled: boolean
  readonly onChange: (value: unknown) => void
}

function Control({ name, value, label, isDisabled, onChange }: ControlProps) {
  const text = useText()
  const spec: DialSpec = dialSpecs[name]
  const options = text('screens.profile.options', { returnObjects: true }) as Readonly<Record<string, Readonly<Record<string, string>>>>
  switch (spec.kind) {
    case 'steps':
      return (
        <Stepper
          label={label}
          value={value as number | null}
          said={sayFigure(text, spec.unit, value as number | null)}
          stops={spec.stops}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      )
    case 'switch':
      return (
        <Choices
          labelledBy={`dial-${name}`}
          value={value === true ? 'yes' : 'no'}
          options={(['yes', 'no'] as const).map((each) => ({ value: each, content: text(`screens.profile.${each}`) }))}
          isDisabled={isDisabled}
          onChange={(chosen) => onChange(chosen === 'yes')}
        />
      )
    case 'zones':
      return <ZoneEditor labelledBy={`dial-${name}`} weights={value as Dials['zones']} isDisabled={isDisabled} onChange={onChange} />
    case 'choice': {
      const isColour = name === 'colour' || name === 'secondColour'
      return (
        <Choices
          labelledBy={`dial-${name}`}
          value={String(value)}
          options={spec.options.map((option) => ({
            value: option,
            content: isColour ? (
              <>
                <ColourDisc colour={option as ColourName} />
                {text(`screens.children.form.colours.${option as ColourName}`)}
              </>
            ) : (
              <>
                {name === 'background' ? <GroundDisc ground={option as BackgroundName} /> : null}
                {options[name]?.[option] ?? option}
              </>
            ),
          }))}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      )
    }
  }
}

type SafetyReason = 'glow' | 'zones' | 'pace' | 'bounds'

function safetyReason(name: DialName): SafetyReason {
  if (name === 'glow' || name === 'zones') return name
  return name === 'gapMs' || name === 'rewardMs' ? 'pace' : 'bounds'
}

function LockSign() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
      <path d="M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
    </svg>
  )
}
