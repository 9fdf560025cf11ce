import type { ChildPictureName } from '#domain/child/childPictures'
import type { ChildProfile } from '#domain/child/childProfile'
import type { SafetyAnswers } from '#domain/child/safety'
import type { Child, SharedChild } from '#domain/people/people'
import type { Delivery } from './documents'

/** The children of a person. Made in src/data; errors are StoreErrors. */
export interface Children {
  /** The person's own children, those whose guardian they are, and those that families shared with them by a code, without archived ones. Unreadable documents are left out and counted. */
  watch(uid: string, onList: (list: readonly Child[], unreadable?: number) => void, onError: (error: Error) => void): () => void
  /** The person's own archived children. */
  watchArchived(ownerUid: string, onList: (list: readonly Child[], unreadable?: number) => void, onError: (error: Error) => void): () => void
  create(child: { ownerUid: string; alias: string; birthMonth: string | null; picture?: ChildPictureName; profile: ChildProfile }): Promise<Child>
  /**
   * `by` is the uid of the person who changes it, or the guest's name: the family sees who did. A profile saved by the family is also stored where nobody
   * else can reach it, so that unreadable settings can be restored. Settings of a newer version in the child's current profile stay as they are.
   */
  saveProfile(
    child: Pick<Child, 'id' | 'ownerUid' | 'guardians' | 'profile' | 'hasLostSettings'>,
    profile: ChildProfile,
    by: string,
    onArrived?: () => void,
  ): Promise<Delivery>
  /**
   * The family's answers about epilepsy and light, which may loosen a limit: only online, and only while the stored profile is still the one in `child`.
   * Otherwise it rejects and nothing changes: an answer that waited, or is older than the profile, loosens nothing.
   * Records who answered, unless `answers` says who did.
   */
  answerSafety(child: Pick<Child, 'id' | 'ownerUid' | 'profile'>, answers: SafetyAnswers, by: string): Promise<void>
  rename(childId: string, alias: string): Promise<void>
  /** `YYYY-MM`, or null if the family does not want to say. */
  setBirthMonth(childId: string, birthMonth: string | null): Promise<void>
  setPicture(childId: string, picture: ChildPictureName): Promise<void>
  /** Archives the child; `restore` brings it back. Only for the owner. */
  archive(childId: string): Promise<void>
  restore(childId: string): Promise<void>
}

/** An account whose children are listed. */
export interface OpenCaseload {
  readonly id: string
  /** If given, only the children whose caseload names this membership, which may not ask for others. */
  readonly named: string | null
  /** False for people who may not see other people's results; they see no rows. */
  readonly seesResults: boolean
}

/** The children that families shared with a therapist account. Made in src/data; errors are StoreErrors. */
export interface Caseload {
  /** The children shared with the account, each as its row shows it or, without a row, read by itself. */
  watch(account: OpenCaseload, onList: (list: readonly SharedChild[]) => void, onError: (error: Error) => void): () => void
  /** One of them as stored; null when unreadable, `unknown` while this device has never seen it. */
  watchChild(childId: string, onChild: (child: Child | null | 'unknown') => void, onError: (error: Error) => void): () => void
  /** Sets which members of the team work with the child, by their names from `membershipIn`. */
  assign(accountId: string, childId: string, caseload: readonly string[]): Promise<void>
  /** Removes the child from the account's caseload. The family's permission remains until the family ends it. */
  giveUp(accountId: string, childId: string): Promise<void>
}
