import { Title } from '@mantine/core'
import { useText } from '#text/i18n'
import { ChangeAddress } from './ChangeAddress'
import { ChangePassword } from './ChangePassword'
import { ProveAddress } from './ProveAddress'
import styles from './account.module.css'

/** What a person signs in with: proving and changing it. */
export function AddressAndPassword() {
  const text = useText()
  return (
    <section className={styles['part']}>
      <Title order={3}>{text('screens.account.address')}</Title>
      <ProveAddress />
      <div className={styles['row']}>
        <ChangeAddress />
        <ChangePassword />
      </div>
    </section>
  )
}
