/** The document Config/retention: days for which expired records are kept. null keeps them for good. */
export interface Retention {
  /**
   * Data that an account stored about a child, counted from the end of the sharing. The app
   * lists it for two weeks, so that the team can ask for an extension.
   */
  readonly endedSharingDays: number | null
  /** Declined, revoked or unanswered invitations, counted from their end. */
  readonly invitationDays: number | null
  /** Messages between two devices during play. */
  readonly deviceLineDays: number | null
  /** The log of who looked at a child and when. */
  readonly accessLogDays: number | null
  /** Emails, counted from when they were written. */
  readonly mailDays: number | null
  /** Receipts of erasures, which name nobody. */
  readonly receiptDays: number | null
}

const USUAL: Retention = { endedSharingDays: 30, invitationDays: 30, deviceLineDays: 2, accessLogDays: null, mailDays: 30, receiptDays: 1095 }

/** Lowest allowed values. They make sure that records in use are never removed. */
const LEAST: Readonly<Record<keyof Retention, number>> = {
  endedSharingDays: 14,
  invitationDays: 1,
  deviceLineDays: 1,
  accessLogDays: 30,
  mailDays: 1,
  receiptDays: 30,
}

/** Returns the configured retention. A missing or unreadable setting gets its default. */
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
