import { type Dials, dialSpecs } from '#domain/child/dials'
import { useText } from '#text/i18n'
import { sayFigure } from '#text/figures'
import { Stepper } from '#ui/Stepper'

const names = ['targetSize', 'waitMs'] as const

interface Props {
  readonly dials: Dials
  readonly alias: string
  /** Settings that a therapist has locked. They cannot be changed here. */
  readonly locks: Partial<Dials>
  onChange(tweak: Partial<Dials>): void
}

/** Changes settings for this session only. A change applies from the next thing, and the profile stays unchanged. */
export function ForNow({ alias, dials, locks, onChange }: Props) {
  const text = useText()
  return (
    <section className="for-now" aria-labelledby="for-now">
      <h2 id="for-now">{text('app.sheet.forNow')}</h2>
      <p className="muted">{text('app.sheet.forNowWhy', { alias })}</p>
      {names.map((name) => {
        const spec = dialSpecs[name]
        const label = text(`screens.profile.dials.${name}.label`)
        return (
          <div key={name} className="for-now-row">
            <span>{label}</span>
            <Stepper
              label={label}
              value={dials[name]}
              said={sayFigure(text, spec.unit, dials[name])}
              stops={spec.stops}
              isDisabled={locks[name] !== undefined}
              onChange={(value) => onChange({ [name]: value })}
            />
          </div>
        )
      })}
    </section>
  )
}
