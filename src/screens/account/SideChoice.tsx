import { useDevice } from '#app/page/deviceSettings'
import { useWorkspaces } from '#app/workspaces/workspaces'
import { useText } from '#text/i18n'
import { Choices } from '#ui/Choices'
import styles from './account.module.css'

/** Chooses whether the menu shows the family or the team, for people who have both. Renders nothing for anyone else. */
export function SideChoice() {
  const text = useText()
  const { change } = useDevice()
  const { own, shown } = useWorkspaces()
  if (own.length < 2) return null
  return (
    <fieldset className={styles['screen']}>
      <legend id="side">{text('screens.account.side.title')}</legend>
      <p className="muted">{text('screens.account.side.why')}</p>
      <Choices
        labelledBy="side"
        value={shown}
        options={own.map((value) => ({ value, content: text(`screens.account.side.${value}`) }))}
        isDisabled={false}
        onChange={(value) => change({ side: own.find((side) => side === value) ?? null })}
      />
    </fieldset>
  )
}
