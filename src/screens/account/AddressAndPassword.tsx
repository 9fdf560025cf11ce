import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { lazyPart } from '#ui/lazyPart'
import { ChangeAddress } from './ChangeAddress'
import { ChangePassword } from './ChangePassword'
import { ProveAddress } from './ProveAddress'
import styles from './account.module.css'

// Only a hosted backend offers two-step sign-in.
const SecondStep = lazyPart(async () => (await import('./SecondStep')).SecondStep)

/** The sign-in section: confirms and changes the email address, and changes the password. */
export function AddressAndPassword() {
  const text = useText()
  const { secondStep } = useServices()
  return (
    <section className={styles['part']}>
      <h3>{text('screens.account.address')}</h3>
      <ProveAddress />
      <div className={styles['row']}>
        <ChangeAddress />
        <ChangePassword />
      </div>
      {secondStep === null ? null : <SecondStep secondStep={secondStep} />}
    </section>
  )
}
