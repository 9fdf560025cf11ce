import type { ChildPictureName } from '#domain/child/childPictures'
import type { ChildProfile } from '#domain/child/childProfile'
import type { SafetyAnswers } from '#domain/child/safety'
import type { Child, SharedChild } from '#domain/people/people'
import type { Delivery } from './documents'

/** Access to a person's children. Implemented in src/data; errors are StoreErrors. */
export interface Children {
  /**
   * Watches the person's own children, those of whom they are a guardian, and those that families shared with them by a code,
   * except archived ones. Unreadable documents are left out and counted.
   */
  watch(uid: string, onList: (list: readonly Child[], unreadable?: number) => void, onError: (error: Error) => void): () => void
  /** Watches the person's own archived children. */
  watchArchived(ownerUid: string, onList: (list: readonly Child[], unreadable?: number) => void, onError: (error: Error) => void): () => void
  create(child: { ownerUid: string; alias: string; birthMonth: string | null; picture?: ChildPictureName; profile: ChildProfile }): Promise<Child>
  /**
   * Saves a profile. `by` is the uid of the person who changes it, or the guest's name, so that the family sees who did. A profile
   * saved by the family is also stored where nobody else can reach it, so that unreadable settings can be restored. Settings from
   * a newer version in the child's current profile stay unchanged.
   */
  saveProfile(
    child: Pick<Child, 'id' | 'ownerUid' | 'guardians' | 'profile' | 'hasLostSettings'>,
    profile: ChildProfile,
    by: string,
    onArrived?: () => void,
  ): Promise<Delivery>
  /**
   * Saves the family's answers about epilepsy and light, which may relax a limit. Works only online, and only while the stored
   * profile is still the one in `child`. Otherwise it rejects and nothing changes, so an answer that was delayed, or is older than
   * the profile, cannot relax a limit. Records who answered, unless `answers` already names the person.
   */
  answerSafety(child: Pick<Child, 'id' | 'ownerUid' | 'profile'>, answers: SafetyAnswers, by: string): Promise<void>
  rename(childId: string, alias: string): Promise<void>
  /** Sets the month of birth (`YYYY-MM`), or null if the family does not want to give it. */
  setBirthMonth(childId: string, birthMonth: string | null): Promise<void>
  setPicture(childId: string, picture: ChildPictureName): Promise<void>
  /** Archives the child. Only the owner may do this. `restore` undoes it. */
  archive(childId: string): Promise<void>
  restore(childId: string): Promise<void>
}

/** An account whose children are listed for one person. */
export interface OpenCaseload {
  readonly id: string
  /** If set, only children whose caseload contains this membership are listed, because this person may not request others. */
  readonly named: string | null
  /** Whether the person may see other people's results. People who may not get no rows. */
  readonly seesResults: boolean
}

/** Access to the children that families shared with a therapist account. Implemented in src/data; errors are StoreErrors. */
export interface Caseload {
  /** Watches the children shared with the account. Each comes from its row or, without a row, is read directly. */
  watch(account: OpenCaseload, onList: (list: readonly SharedChild[]) => void, onError: (error: Error) => void): () => void
  /**
   * Watches one of these children in its stored form. null means unreadable; `unknown` means that this device has never received
   * the child.
   */
  watchChild(childId: string, onChild: (child: Child | null | 'unknown') => void, onError: (error: Error) => void): () => void
  /** Sets which members of the team work with the child, by their ids from `membershipIn`. */
  assign(accountId: string, childId: string, caseload: readonly string[]): Promise<void>
  /** Removes the child from the account's caseload. The family's permission remains until the family ends it. */
  giveUp(accountId: string, childId: string): Promise<void>
}
