import { Radio, Select, Switch } from '@mantine/core'
import { Link } from 'react-router'
import { type English, englishes, englishFrom, englishNames, firstLanguage, type Language, languageFrom, languageNames, languages } from '#domain/language'
import { textSizes, type TextSize } from '#ports/deviceSettings'
import { useDevice } from '#app/page/deviceSettings'
import { useLanguageChoice } from '#app/shell/useLanguageChoice'
import { isHosted } from '#app/services/hosting'
import { useMe } from '#app/workspaces/useMe'
import { useServices } from '#app/services/services'
import { sayIsAway } from '#text/first'
import { useText } from '#text/i18n'
import { english, language } from '#text/locale'
import { Library } from '#ui/Library'
import styles from './account.module.css'
import { AdministerDevice } from './AdministerDevice'
import { GateTold } from './GateTold'
import { ScreenTold } from './ScreenTold'

/** The languages to choose from, English as the two that there are. */
const offered = languages.flatMap((each) =>
  each === firstLanguage
    ? englishes.map((kind) => ({ value: kind as string, label: englishNames[kind] }))
    : [{ value: each as string, label: languageNames[each] }],
)

/** What holds for everybody on this device. */
export function ThisTablet() {
  const text = useText()
  const { choices, change } = useDevice()
  const { coming, away, choose } = useLanguageChoice()
  const shown = coming ?? language()
  const uid = useMe()?.uid
  const { accountLanguage } = useServices()
  const chooseHere = (wanted: Language, kind?: English) => {
    if (uid !== undefined) accountLanguage.keep(uid, wanted).catch(() => undefined)
    choose(wanted, kind)
  }
  return (
    <Library>
      <Radio.Group
        label={text('screens.account.textSize')}
        description={text('screens.account.textSizeHint')}
        value={choices.textSize}
        onChange={(size) => change({ textSize: size as TextSize })}
      >
        <div className={styles['choices']}>
          {textSizes.map((size) => (
            <Radio.Card key={size} value={size} className={styles['choice']}>
              <Radio.Indicator />
              <span data-size={size}>{text(`screens.account.textSizes.${size}`)}</span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {languages.length < 2 ? null : (
        <Select
          label={text('screens.account.language')}
          description={text('screens.account.languageHint')}
          data={offered}
          value={shown === firstLanguage ? english() : shown}
          error={away === null ? undefined : sayIsAway(languageNames[away])}
          disabled={coming !== null}
          onChange={(value) => chooseHere(languageFrom(value) ?? firstLanguage, englishFrom(value) ?? undefined)}
          allowDeselect={false}
        />
      )}
      {language() === firstLanguage ? null : <p className={styles['muted']}>{text('screens.account.unread')}</p>}
      <fieldset className={styles['screen']}>
        <legend>{text('screens.account.display.title')}</legend>
        {(['fillsScreen', 'staysAwake'] as const).map((name) => (
          <Switch
            key={name}
            size="lg"
            className={styles['switch'] ?? ''}
            label={text(`screens.account.display.${name}`)}
            checked={choices.display[name]}
            onChange={({ currentTarget }) => change({ display: { ...choices.display, [name]: currentTarget.checked } })}
          />
        ))}
      </fieldset>
      {isHosted ? (
        <Switch
          size="lg"
          className={styles['switch'] ?? ''}
          label={text('screens.account.joinable')}
          description={text('screens.account.joinableHow')}
          checked={choices.isJoinable}
          onChange={({ currentTarget }) => change({ isJoinable: currentTarget.checked })}
        />
      ) : null}
      <GateTold />
      <ScreenTold />
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
    </Library>
  )
}
