import { Button, Paper, Stack, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { formatPrice, type Price, type Product } from '#domain/subscription/shop'
import { leaveFor } from '#app/leaveFor'
import { useServices } from '#app/services'
import { useText } from '#text/i18n'
import { LongWork } from '#ui/LongWork'
import { Notice } from '../notice/Notice'
import styles from './pricing.module.css'

/** What can be bought, and the way to the payment page. */
export function Plans({ uid, products }: { uid: string; products: readonly Product[] }) {
  const text = useText()
  const { shop } = useServices()
  const isTrialUsed = useTrialUsed(uid)
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')

  // Who comes back from the payment page finds this one as it was left, which would cover it for good.
  useEffect(() => {
    const comeBack = () => setState('idle')
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const pay = async (product: Product, price: Price) => {
    setState('leaving')
    const back = `${window.location.origin}/pricing`
    try {
      const trialDays = isTrialUsed === false ? price.trialDays : null
      const order = { uid, product: product.id, price: price.id, trialDays, paidUrl: `${back}?paid=1`, cancelledUrl: `${back}?cancelled=1` }
      leaveFor(await shop.checkout(order))
    } catch {
      setState('failed')
    }
  }

  return (
    <section className={styles['plans']} aria-labelledby="plans">
      <Title order={2} id="plans">
        {text('screens.pricing.plans.title')}
      </Title>
      <p className={styles['muted']}>{text('screens.pricing.plans.pay')}</p>
      {state === 'failed' ? <Notice kind="problem">{text('screens.pricing.plans.payFailed')}</Notice> : null}
      <LongWork isOn={state === 'leaving'} label={text('screens.pricing.plans.leaving')} />
      <div className={styles['cards']}>
        {products.map((product) => (
          <Paper key={product.id} p="lg">
            <Stack gap="sm">
              <Title order={3}>{product.name}</Title>
              {product.description === '' ? null : <p>{product.description}</p>}
              {product.prices.map((price) => {
                const said = {
                  price: formatPrice(price, 'en'),
                  each: text(`screens.pricing.plans.each.${price.interval.unit}`, { count: price.interval.count }),
                }
                return (
                  <div key={price.id} className={styles['price']}>
                    <span>
                      <strong>{said.price}</strong> {said.each}
                    </span>
                    {price.trialDays === null || isTrialUsed === 'unknown' ? null : (
                      <span className={styles['muted']}>
                        {isTrialUsed ? text('screens.pricing.plans.trialUsed') : text('screens.pricing.plans.trial', { count: price.trialDays })}
                      </span>
                    )}
                    <Button
                      disabled={state === 'leaving' || isTrialUsed === 'unknown'}
                      onClick={() => void pay(product, price)}
                      aria-label={text('screens.pricing.plans.choose', { plan: product.name, ...said })}
                    >
                      {text('screens.pricing.plans.chooseShort')}
                    </Button>
                  </div>
                )
              })}
            </Stack>
          </Paper>
        ))}
      </div>
    </section>
  )
}

/** `unknown` while it is asked; when it cannot be asked, nothing is promised. */
function useTrialUsed(uid: string): boolean | 'unknown' {
  const { shop } = useServices()
  const [isUsed, setUsed] = useState<boolean | 'unknown'>('unknown')
  useEffect(() => {
    shop.isTrialUsed(uid).then(setUsed, () => setUsed(true))
  }, [shop, uid])
  return isUsed
}
