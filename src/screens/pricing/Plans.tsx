import { useEffect, useState, type ReactNode } from 'react'
import { formatPrice, type Price, type Product } from '#domain/subscription/shop'
import { leaveFor } from '#app/routing/leaveFor'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { locale } from '#text/locale'
import { LongWork } from '#ui/LongWork'
import { Button } from '#ui/Button'
import { Notice } from '../notice/Notice'
import styles from './pricing.module.css'

/** The products, with links to the payment page. `children` are other ways to open everything, shown as one more card. */
export function PricePlans({ uid, products, children }: { uid: string; products: readonly Product[]; children: ReactNode }) {
  const text = useText()
  const { shop } = useServices()
  const isTrialUsed = useTrialUsed(uid)
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')

  // Resets the page when the browser restores it from its cache. Otherwise, the cover of the last visit would remain.
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

  const offers = products.flatMap((product) => product.prices.map((price) => ({ product, price })))
  const hasTrial = ({ trialDays }: Price) => isTrialUsed === false && trialDays !== null
  // Returns the one main offer: the offer with a trial, or the only offer.
  const main = offers.find(({ price }) => hasTrial(price)) ?? (offers.length === 1 ? offers[0] : undefined)

  return (
    <section className={styles['plans']} aria-label={text('screens.pricing.plans.title')}>
      {state === 'failed' ? <Notice kind="problem">{text('screens.pricing.plans.payFailed')}</Notice> : null}
      <LongWork isOn={state === 'leaving'} label={text('screens.pricing.plans.leaving')} />
      <div className={styles['cards']}>
        {offers.map((offer) => (
          <Offer
            key={offer.price.id}
            {...offer}
            isMain={offer === main}
            hasTrial={hasTrial(offer.price)}
            isTrialUsed={isTrialUsed === true}
            isDisabled={state === 'leaving' || isTrialUsed === 'unknown'}
            onChoose={() => void pay(offer.product, offer.price)}
          />
        ))}
        {children}
      </div>
    </section>
  )
}

interface OfferProps {
  readonly product: Product
  readonly price: Price
  readonly isMain: boolean
  readonly hasTrial: boolean
  readonly isTrialUsed: boolean
  readonly isDisabled: boolean
  readonly onChoose: () => void
}

/** One price: its period, its amount, and the button that opens the payment page. */
function Offer({ product, price, isMain, hasTrial, isTrialUsed, isDisabled, onChoose }: OfferProps) {
  const text = useText()
  const { interval, trialDays } = price
  const label = hasTrial && trialDays !== null ? text('screens.pricing.plans.tryFree', { count: trialDays }) : text('screens.pricing.plans.chooseShort')
  const said = { price: formatPrice(price, locale()), each: text(`screens.pricing.plans.each.${interval.unit}`, { count: interval.count }) }
  return (
    <section className={styles['card']} data-main={isMain || undefined} aria-label={text('screens.pricing.plans.offer', { plan: product.name, ...said })}>
      <h2>{interval.count === 1 ? text(`screens.pricing.plans.by.${interval.unit}`) : product.name}</h2>
      <p className={styles['price']}>
        <b>{said.price}</b> {said.each}
      </p>
      {product.description === '' ? null : <p>{product.description}</p>}
      {trialDays === null || (!hasTrial && !isTrialUsed) ? null : (
        <p>{isTrialUsed ? text('screens.pricing.plans.trialUsed') : text('screens.pricing.plans.trial', { count: trialDays })}</p>
      )}
      <Button
        kind={isMain ? 'now' : 'plain'}
        disabled={isDisabled}
        onClick={onChoose}
        aria-label={text('screens.pricing.plans.choose', { label, plan: product.name, ...said })}
      >
        {label}
      </Button>
    </section>
  )
}

/** Returns whether the trial has been used, or `unknown` during the request. If the request fails, no trial is promised. */
function useTrialUsed(uid: string): boolean | 'unknown' {
  const { shop } = useServices()
  const [isUsed, setUsed] = useState<boolean | 'unknown'>('unknown')
  useEffect(() => {
    shop.isTrialUsed(uid).then(setUsed, () => setUsed(true))
  }, [shop, uid])
  return isUsed
}
