import { useText } from '#text/i18n'
import { ChangeAddress } from './ChangeAddress'
import { ChangePassword } from './ChangePassword'
import { ProveAddress } from './ProveAddress'
import { SecondStep } from './SecondStep'
import styles from './account.module.css'

/** The sign-in details: confirming and changing the email address and the password. */
export function AddressAndPassword() {
  const text = useText()
  return (
    <section className={styles['part']}>
      <h3>{text('screens.account.address')}</h3>
      <ProveAddress />
      <div className={styles['row']}>
        <ChangeAddress />
        <ChangePassword />
      </div>
      <SecondStep />
    </section>
  )
}
