import type { SettingSpec } from '#domain/settings/ownSettings'
import type { SettingValue } from '#domain/settings/ownSettings'
import { useEffect, useState } from 'react'
import { shownWords } from '#scenes/pictures'
import { useServices } from '../../services/services'
import type { Manifest } from '#domain/activities/manifest'
import type { Category, Word } from '#domain/words/words'
import { Link } from 'react-router'
import { useText } from '#text/i18n'
import { sayNumber } from '#text/locale'
import { ManyChips } from '#ui/Chips'
import { RadioGroup } from '#ui/RadioGroup'
import { Slider } from '#ui/Slider'
import { Switch } from '#ui/Switch'
import { withAutomation } from '../../services/automation'
import { Picks } from './Picks'
import { OutlineDeckChoice, TextChoice } from './TextChoice'
import { textOf } from '#text/ofActivity'

type Values = Readonly<Record<string, SettingValue>>

export interface OwnSettingsProps {
  readonly manifest: Manifest
  readonly category: string | null
  /** The child whose photos and texts can be chosen. */
  readonly childId: string | null
  /** Set during a session. Writing a text would end the session. */
  readonly isPlaying?: true
  readonly values: Values
  onChange(values: Values): void
}

/** Whether the setting is a list. Lists come after settings that take one press. */
const isPicked = ({ kind }: SettingSpec): boolean => kind === 'words' || kind === 'texts' || kind === 'decks'

/** Shows the controls for an activity's own settings, as its manifest declares them. */
export function OwnSettings({ manifest, category, childId, isPlaying, values, onChange }: OwnSettingsProps) {
  const settings = Object.entries(manifest.settings)
  return (
    <div className="own-settings">
      {[...settings.filter(([, spec]) => !isPicked(spec)), ...settings.filter(([, spec]) => isPicked(spec))].map(([name, spec]) => (
        <Setting
          key={name}
          spec={spec}
          manifest={manifest}
          category={category}
          childId={childId}
          writes={isPlaying === true}
          label={textOf(manifest).settings[name]?.label ?? name}
          options={textOf(manifest).settings[name]?.options ?? {}}
          value={values[name] ?? spec.default}
          values={values}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ))}
    </div>
  )
}

interface SettingProps {
  readonly manifest: Manifest
  readonly category: string | null
  readonly childId: string | null
  /** Whether to include a link for writing more texts. */
  readonly writes: boolean
  readonly spec: SettingSpec
  readonly label: string
  readonly options: Readonly<Record<string, string>>
  readonly value: SettingValue
  readonly values: Values
  onChange(value: SettingValue): void
}

function Setting({ manifest, category, childId, writes, spec, label, options, value, values, onChange }: SettingProps) {
  const text = useText()
  switch (spec.kind) {
    case 'switch':
      return <Switch label={label} checked={value === true} onChange={onChange} />
    case 'choice':
      return (
        <RadioGroup
          label={label}
          looks="rows"
          options={spec.options.map((option) => ({ value: option, content: options[option] ?? option }))}
          value={String(value)}
          onChange={onChange}
        />
      )
    case 'words':
      return (
        <WordChoice
          manifest={manifest}
          category={category}
          childId={childId}
          label={label}
          most={spec.max}
          only={spec.of}
          among={spec.among?.[category ?? '']}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      )
    case 'today':
      return values[spec.when.setting] === spec.when.is ? <p className="muted">{text('app.named', { name: label, of: Number(value) })}</p> : null
    case 'texts':
      return <TextChoice childId={childId} writes={writes} label={label} most={spec.max} value={Array.isArray(value) ? value : []} onChange={onChange} />
    case 'decks':
      return <OutlineDeckChoice childId={childId} writes={writes} label={label} most={spec.max} value={Array.isArray(value) ? value : []} onChange={onChange} />
    case 'range':
      return (
        <div>
          <p aria-hidden="true">{label}</p>
          <Slider label={label} min={spec.min} max={spec.max} step={spec.step} value={Number(value)} say={sayNumber} onChange={onChange} />
        </div>
      )
  }
}

interface WordChoiceProps {
  readonly manifest: Manifest
  readonly category: string | null
  readonly childId: string | null
  readonly label: string
  readonly most: number
  /** The only category from which words can be chosen, or the family's own scenes. */
  readonly only: Category | 'scenes' | undefined
  /** Ids of the only words that can be chosen. */
  readonly among: readonly string[] | undefined
  readonly value: readonly string[]
  onChange(value: readonly string[]): void
}

/** Chooses some of the activity's words. Words chosen in another category stay chosen for that category. */
function WordChoice({ manifest, category, childId, label, most, only, among, value, onChange }: WordChoiceProps) {
  const { photos } = useServices()
  const text = useText()
  const [words, setWords] = useState<readonly { readonly id: string; readonly word: string }[] | null>(null)
  useEffect(() => {
    let isGone = false
    const own = childId === null ? Promise.resolve([]) : photos.list(childId).catch(() => [])
    // Offline, the choice of pictures stays as it was. If the activity cannot load, it reports that itself.
    own
      .then((notes) => shownWords(manifest, category, notes))
      .then(
        (list) => isGone || setWords(list.filter((word) => isOffered(word, only, among))),
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [manifest, category, only, among, photos, childId])
  const here = value.filter((id) => words?.some((word) => word.id === id) === true)
  const elsewhere = value.filter((id) => !here.includes(id))
  return (
    <Picks label={label} picked={here.length}>
      <ManyChips
        options={(words ?? []).map(({ id, word }) => ({ value: id, label: word }))}
        value={here}
        most={most}
        onChange={(picked) => onChange([...elsewhere, ...picked])}
      />
      {here.length >= most && most > 1 ? <p className="muted">{text('app.sheet.mostWords', { most })}</p> : null}
      {only === 'scenes' && words?.length === 0 ? (
        <>
          <p className="muted">{text('app.sheet.scenesWhy')}</p>
          <Link className="press" to={withAutomation('/photos')}>
            {text('app.sheet.scenes')}
          </Link>
        </>
      ) : null}
    </Picks>
  )
}

function isOffered(word: Word, only: WordChoiceProps['only'], among: WordChoiceProps['among']): boolean {
  if (among !== undefined) return among.includes(word.id)
  return only === undefined || (only === 'scenes' ? word.scene !== undefined : word.category === only)
}
