import { sides } from '#ports/deviceSettings'
import { useDevice } from '#app/device'
import { useSides } from '#app/sides'
import { useText } from '#text/i18n'
import { Choices } from '#ui/Choices'
import styles from './account.module.css'

/** For somebody who has a family and works in a team: which of the two the menu shows. Nothing for anybody else. */
export function SideChoice() {
  const text = useText()
  const { change } = useDevice()
  const { hasFamily, worksInTeam, shown } = useSides()
  if (!hasFamily || !worksInTeam) return null
  return (
    <fieldset className={styles['screen']}>
      <legend id="side">{text('screens.account.side.title')}</legend>
      <p className={styles['muted']}>{text('screens.account.side.why')}</p>
      <Choices
        labelledBy="side"
        value={shown}
        options={sides.map((value) => ({ value, content: text(`screens.account.side.${value}`) }))}
        isDisabled={false}
        onChange={(value) => change({ side: sides.find((side) => side === value) ?? 'both' })}
      />
    </fieldset>
  )
}
