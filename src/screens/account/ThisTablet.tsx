import { Link } from 'react-router'
import {
  type EnglishVariety,
  englishes,
  englishFrom,
  englishNames,
  firstLanguage,
  type Language,
  languageFrom,
  languageNames,
  languages,
} from '#domain/language'
import { textSizes } from '#ports/deviceSettings'
import { useDevice } from '#app/page/deviceSettings'
import { useLanguageChoice } from '#app/shell/useLanguageChoice'
import { isHosted } from '#app/services/hosting'
import { useMe } from '#app/services/useMe'
import { useServices } from '#app/services/services'
import { sayUnavailable } from '#text/first'
import { useText } from '#text/i18n'
import { english, language } from '#text/locale'
import { SelectField } from '#ui/Field'
import { RadioGroup } from '#ui/RadioGroup'
import { Switch } from '#ui/Switch'
import styles from './account.module.css'
import { AdministerDevice } from './AdministerDevice'
import { GateSettings } from './GateSettings'
import { ScreenSizeForm } from './ScreenSizeForm'

/** The languages to choose from. English is listed in both its varieties. */
const offered = languages.flatMap((each) =>
  each === firstLanguage
    ? englishes.map((kind) => ({ value: kind as string, label: englishNames[kind] }))
    : [{ value: each as string, label: languageNames[each] }],
)

/** The settings that apply to everyone on this device. */
export function ThisTablet() {
  const text = useText()
  const { choices, change } = useDevice()
  const { coming, away, choose } = useLanguageChoice()
  const shown = coming ?? language()
  const uid = useMe()?.uid
  const { accountLanguage } = useServices()
  const chooseHere = (wanted: Language, kind?: EnglishVariety) => {
    choose(wanted, kind, uid === undefined ? undefined : accountLanguage.keep(uid, wanted).catch(() => undefined))
  }
  return (
    <>
      <RadioGroup
        label={text('screens.account.textSize')}
        hint={text('screens.account.textSizeHint')}
        looks="cards"
        options={textSizes.map((size) => ({ value: size, content: <span data-size={size}>{text(`screens.account.textSizes.${size}`)}</span> }))}
        value={choices.textSize}
        onChange={(textSize) => change({ textSize })}
      />
      {languages.length < 2 ? null : (
        <SelectField
          label={text('screens.account.language')}
          hint={text('screens.account.languageHint')}
          data={offered}
          value={shown === firstLanguage ? english() : shown}
          error={away === null ? null : sayUnavailable(languageNames[away])}
          disabled={coming !== null}
          onChange={({ currentTarget: { value } }) => chooseHere(languageFrom(value) ?? firstLanguage, englishFrom(value) ?? undefined)}
        />
      )}
      {language() === firstLanguage ? null : <p className="muted">{text('screens.account.unread')}</p>}
      <fieldset className={styles['screen']}>
        <legend>{text('screens.account.display.title')}</legend>
        {(['fillsScreen', 'staysAwake'] as const).map((name) => (
          <Switch
            key={name}
            label={text(`screens.account.display.${name}`)}
            checked={choices.display[name]}
            onChange={(isOn) => change({ display: { ...choices.display, [name]: isOn } })}
          />
        ))}
      </fieldset>
      {isHosted ? (
        <Switch
          label={text('screens.account.joinable')}
          description={text('screens.account.joinableHow')}
          checked={choices.isJoinable}
          onChange={(isJoinable) => change({ isJoinable })}
        />
      ) : null}
      <GateSettings />
      <ScreenSizeForm />
      <p>
        <Link to="/tablet">{text('screens.account.setUp')}</Link>
      </p>
      <p>
        <Link to="/devices">{text('screens.account.devices')}</Link>
      </p>
      <p>
        <Link to="/about">{text('screens.account.about')}</Link>
      </p>
      <AdministerDevice />
    </>
  )
}
