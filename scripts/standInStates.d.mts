interface Subscription {
  readonly status: string
  readonly current_period_end: Date
  readonly cancel_at_period_end: boolean
}

export declare const STAND_IN_ACTIONS: Readonly<Record<'passPeriod' | 'fail' | 'giveUp' | 'recover' | 'pause' | 'endLater' | 'keep' | 'end' | 'refund', string>>
export declare function subscriptionAfter(action: keyof typeof STAND_IN_ACTIONS, subscription: Subscription, now: number): Subscription
export declare function subscriptionFrom(checkout: { readonly trial_period_days?: number }, now: number): Subscription
