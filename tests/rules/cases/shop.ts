import { NOW, type DocumentData } from '#ports/documents'
import { Float, GONE, LEFT_OUT, type Case } from '../kit/case'
import { whoMay } from '../kit/whoMay'
import { ada, ben, inDays, nobody, root } from '../world'

const wish: DocumentData = {
  mode: 'subscription',
  product: 'tea',
  price: 'cup',
  success_url: 'https://app.example/account?paid',
  cancel_url: 'https://app.example/activity/pricing',
  allow_promotion_codes: true,
  locale: 'en',
}
const SESSION = 'Users/ada/checkout_sessions/n'
const TRIAL = 'Users/ada/once/trial'
const SECOND = 'Users/ada/checkout_sessions/m'
const mark: DocumentData = { at: NOW, session: 'n' }

/** Cases about products and orders. */
export const shopCases: readonly Case[] = [
  ...whoMay('reading a product', { ask: () => ({ get: 'products/tea' }), may: [nobody, ada], mayNot: [] }),
  ...whoMay('listing the prices of it', { ask: () => ({ list: { collection: 'products/tea/prices' } }), may: [nobody, ada], mayNot: [] }),
  {
    name: 'listing products',
    who: ada,
    control: { list: { collection: 'products', where: [['active', '==', true]] } },
    attacks: {
      'to make one': { ask: { write: { 'products/gift': { active: true, name: 'Gift', description: 'Free' } } } },
      'to make it cheaper': { ask: { write: { 'products/tea/prices/cup': { active: true, currency: 'eur', unit_amount: 1, interval: 'month' } } } },
    },
  },
  {
    name: 'asking to pay',
    who: ada,
    control: { write: { [SESSION]: wish } },
    attacks: {
      'for another': { who: ben },
      'by an administrator': { who: root },
      'signed out': { who: nobody },
      'once only': { write: { [SESSION]: { mode: 'payment' } } },
      'an own price': { write: { [SESSION]: { line_items: [{ price_data: { unit_amount: 1 } }] } } },
      'with an invented discount': { write: { [SESSION]: { promotion_code: 'FREE' } } },
      'for a product that is no longer sold': { write: { [SESSION]: { product: 'old' } } },
      'at a price that is over': { write: { [SESSION]: { price: 'sip' } } },
      'for an unknown product': { write: { [SESSION]: { product: 'gold' } } },
      'at a price from elsewhere': { world: { 'products/tea/prices/cup/x/y': { active: true } }, write: { [SESSION]: { price: 'cup/x/y' } } },
      'for a product from elsewhere': {
        world: { 'products/tea/prices/cup/prices/cup': { active: true } },
        write: { [SESSION]: { product: 'tea/prices/cup' } },
      },
      'and landing elsewhere': { write: { [SESSION]: { success_url: 'https://evil.example/account' } } },
      'and landing elsewhere, with our name in the way': { write: { [SESSION]: { success_url: 'https:/evil.example/app.example/' } } },
      'and giving up elsewhere, with our name in the way': { write: { [SESSION]: { cancel_url: 'https:/evil.example/app.example/' } } },
      'and returning to an address with our host as its user name': { write: { [SESSION]: { success_url: 'https://app.example@evil.example/' } } },
      'and landing behind a turned stroke': { write: { [SESSION]: { success_url: 'https://evil.example\\@app.example/' } } },
      'and landing in the open': { write: { [SESSION]: { success_url: 'http://app.example/' } } },
      'and returning to an address that begins like ours': { write: { [SESSION]: { success_url: 'https://app.example.evil.example/account' } } },
      'and giving up elsewhere': { write: { [SESSION]: { cancel_url: 'https://evil.example' } } },
      'and landing far away': { write: { [SESSION]: { success_url: `https://app.example/${'x'.repeat(300)}` } } },
      'and landing nowhere': { write: { [SESSION]: { success_url: GONE } } },
      'perhaps with a code': { write: { [SESSION]: { allow_promotion_codes: 'yes' } } },
      'in a long language': { write: { [SESSION]: { locale: 'x'.repeat(11) } } },
      'with a trial that is not offered': { write: { [SESSION]: { trial_period_days: 14 } } },
      'when our origin is not configured': { world: { 'Config/access': { appOrigins: [] } } },
    },
  },
  {
    name: 'asking to pay after the one trial',
    who: ada,
    control: { write: { [SESSION]: { ...wish, trial_period_days: 14 }, [TRIAL]: mark } },
    attacks: {
      'of two years': { write: { [SESSION]: { trial_period_days: 730 } } },
      'of fifteen days': { write: { [SESSION]: { trial_period_days: 15 } } },
      'leaving no mark': { write: { [TRIAL]: LEFT_OUT } },
      'a second time': { world: { [TRIAL]: { at: inDays(-100) } } },
      'a second time, on the old mark': {
        world: { [TRIAL]: { at: inDays(-100), session: 'n' } },
        ask: { write: { [SESSION]: { ...wish, trial_period_days: 14 } } },
      },
      'marking it earlier': { write: { [TRIAL]: { at: inDays(-1) } } },
      'marking more': { write: { [TRIAL]: { days: 3 } } },
      'and another on the same mark': { write: { [SECOND]: { ...wish, trial_period_days: 14 } } },
      'with thirty on the same mark': {
        write: Object.fromEntries(Array.from({ length: 29 }, (_, at) => [`${SECOND}${at}`, { ...wish, trial_period_days: 14 }])),
      },
      'on a mark for another': { write: { [TRIAL]: { session: 'm' } } },
      'on a mark for none': { write: { [TRIAL]: { session: GONE } } },
      'when no trial is offered': { world: { 'Config/access': { trialDays: 0 } } },
    },
  },
  {
    name: 'reading one’s own trial mark',
    who: ada,
    world: { [TRIAL]: { at: inDays(-10), session: 'o' } },
    control: { get: TRIAL },
    attacks: {
      'by another': { who: ben },
      'to take it away': { ask: { write: { [TRIAL]: null } } },
      'to move it': { ask: { write: { [TRIAL]: mark, [SESSION]: { ...wish, trial_period_days: 14 } } } },
      'to leave another': { ask: { write: { 'Users/ada/once/other': mark, [SESSION]: { ...wish, trial_period_days: 14 } } } },
    },
  },
  {
    name: 'asking to pay after a trial of whole days',
    who: ada,
    only: { backend: 'cloud', because: 'a device knows one kind of number' },
    control: { write: { [SESSION]: { ...wish, trial_period_days: 14 }, [TRIAL]: mark } },
    attacks: { 'as a floating-point number': { write: { [SESSION]: { trial_period_days: new Float(14) } } } },
  },
  {
    name: 'marking one’s own trial of an existing checkout',
    who: ada,
    world: { [SESSION]: { ...wish, trial_period_days: 14 } },
    control: { write: { [TRIAL]: mark } },
    attacks: {
      'by a stranger': { who: ben },
      'for the checkout of another person': { world: { [SESSION]: null, 'Users/ben/checkout_sessions/n': { ...wish, trial_period_days: 14 } } },
    },
  },
  {
    name: 'marking one’s own trial',
    who: ada,
    control: { write: { [TRIAL]: mark, [SESSION]: { ...wish, trial_period_days: 14 } } },
    attacks: {
      'by a stranger': { who: ben },
      'for a wish that is not there': { write: { [SESSION]: LEFT_OUT } },
      'for a wish without a trial': { write: { [SESSION]: { trial_period_days: GONE } } },
      'for a wish elsewhere': { write: { [TRIAL]: { session: 'a/b' } } },
    },
  },
  {
    name: 'waiting for the payment page',
    who: ada,
    world: { [SESSION]: { ...wish, url: 'https://pay.example/1', sessionId: 'cs_1' } },
    control: { get: SESSION },
    attacks: {
      'of another': { who: ben },
      'by an administrator': { who: root },
      'to change it': { ask: { write: { [SESSION]: { ...wish, locale: 'de' } } } },
      'to take it away': { ask: { write: { [SESSION]: null } } },
    },
  },
]
