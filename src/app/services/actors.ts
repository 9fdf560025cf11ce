import { useSelector } from '@xstate/react'
import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { AppMachine } from '#machines/app/app.machine'
import type { AuthMachine } from '#machines/auth/auth.machine'
import type { StageMachine } from '#machines/stage/stage.machine'
import type { SubscriptionMachine } from '#machines/subscription/subscription.machine'
import type { TherapistMachine } from '#machines/therapist/therapist.machine'
import { useServices } from './services'

interface Connected<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>
  readonly send: ActorRefFrom<Machine>['send']
}

/** A part of the root actor's snapshot. */
export const useAppSelector = <T>(selector: (snapshot: SnapshotFrom<AppMachine>) => T, isSame?: (one: T, other: T) => boolean): T =>
  useSelector(useServices().actor, selector, isSame)

// The four live exactly as long as the root, so the reference never changes and is never missing.
function useChild<Machine extends AnyStateMachine>(name: 'auth' | 'subscription' | 'therapist' | 'stage'): Connected<Machine> {
  const child = useServices().actor.getSnapshot().children[name] as unknown as ActorRefFrom<AnyStateMachine>
  return { snapshot: useSelector(child, (snapshot) => snapshot), send: child.send } as unknown as Connected<Machine>
}

export const useAuth = (): Connected<AuthMachine> => useChild<AuthMachine>('auth')
export const useSubscription = (): Connected<SubscriptionMachine> => useChild<SubscriptionMachine>('subscription')
export const useTherapist = (): Connected<TherapistMachine> => useChild<TherapistMachine>('therapist')
export const useStage = (): Connected<StageMachine> => useChild<StageMachine>('stage')
