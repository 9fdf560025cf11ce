import { useSelector } from '@xstate/react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'
import type { AppActor, AppMachine } from '#machines/app/app.machine'
import { useServices } from './services'

/** Selects from the root actor's snapshot. */
export const useAppSelector = <T>(selector: (snapshot: SnapshotFrom<AppMachine>) => T, isSame?: (one: T, other: T) => boolean): T =>
  useSelector(useServices().actor, selector, isSame)

type Children = SnapshotFrom<AppMachine>['children']

/** Returns one of the four child actors, which live as long as the root. */
export function childActorOf<Name extends 'auth' | 'subscription' | 'therapist' | 'stage'>(actor: AppActor, name: Name): NonNullable<Children[Name]> {
  const child = actor.getSnapshot().children[name]
  if (child === undefined) throw new Error(`the root actor has no ${name}`)
  return child
}

/** An actor that a component follows. */
interface FollowedActor<State, Send> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): State
  readonly send: Send
}

const useConnected = <State, Send>(child: FollowedActor<State, Send>): { readonly snapshot: State; readonly send: Send } => ({
  snapshot: useSelector<FollowedActor<State, Send>, State>(child, (snapshot) => snapshot),
  send: child.send,
})

export const useAuth = () => useConnected(childActorOf(useServices().actor, 'auth'))
export const useSubscription = () => useConnected(childActorOf(useServices().actor, 'subscription'))
export const useTherapist = () => useConnected(childActorOf(useServices().actor, 'therapist'))
export const useStage = () => useConnected(childActorOf(useServices().actor, 'stage'))
