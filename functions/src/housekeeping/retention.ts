/** Config/retention: for how many days what is over is kept. Null keeps it for good. */
export interface Retention {
  /** What an account was shown of a child, after the end of the sharing. The product lists it for two weeks, to ask for longer. */
  readonly endedSharingDays: number | null
  /** Invitations that were declined, taken back or never answered, after their end. */
  readonly invitationDays: number | null
  /** What two devices said to each other while they played. */
  readonly deviceLineDays: number | null
  /** Who looked at a child, and when. */
  readonly accessLogDays: number | null
  /** Letters, after they were written. */
  readonly mailDays: number | null
  /** Receipts of erasures, in which nobody is named. */
  readonly receiptDays: number | null
}

const USUAL: Retention = { endedSharingDays: 30, invitationDays: 30, deviceLineDays: 2, accessLogDays: null, mailDays: 30, receiptDays: 1095 }

/** The least that may be set: what is still in use is never taken away. */
const LEAST: Readonly<Record<keyof Retention, number>> = {
  endedSharingDays: 14,
  invitationDays: 1,
  deviceLineDays: 1,
  accessLogDays: 30,
  mailDays: 1,
  receiptDays: 30,
}

/** The settings of the house; the usual one where none is set, or none that can be read. */
export function retentionFrom(settings: Readonly<Record<string, unknown>> = {}): Retention {
  const read = (name: keyof Retention): number | null => {
    const days = settings[name]
    if (days === null) return null
    return typeof days === 'number' && Number.isFinite(days) ? Math.max(days, LEAST[name]) : USUAL[name]
  }
  return {
    endedSharingDays: read('endedSharingDays'),
    invitationDays: read('invitationDays'),
    deviceLineDays: read('deviceLineDays'),
    accessLogDays: read('accessLogDays'),
    mailDays: read('mailDays'),
    receiptDays: read('receiptDays'),
  }
}
