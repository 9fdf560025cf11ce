/** Taking one's own data away, and deleting it. */
export const ownData = {
  title: 'Your data',
  exportHint:
    'Everything that is kept of you and your children, those off the list included, as a file for you: what suits them, plans, texts, sessions, recordings and photos in one JSON file, or a table with a line for each try: when and what, help, place, times in milliseconds, touches beside, and how it was answered. The file is not locked: keep it where you would keep a letter.',
  exportAll: 'Export everything (JSON)',
  exportTable: 'Export the turns as a table (CSV)',
  exportChildHint: 'What suits, plan, texts, sessions, recordings and photos, as one JSON file for you.',
  exportChild: 'Export everything of {{alias}}',
  exporting: 'Making the file …',
  exported: 'The file is made. Your browser keeps it with the other downloads.',
  exportFailed: 'The file could not be made. Nothing is lost: try again.',
  offTheList: 'Off the list',
  eraseChild: 'Delete for good',
  eraseChildTitle: 'Delete {{alias}} and everything of {{alias}}?',
  eraseChildLead:
    'What suits, the plan, texts, all sessions, recordings and photos of {{alias}} go from this device at once. There is no copy and no way back. If you are not sure, leave {{alias}} off the list: nothing is lost there.',
  writeAlias: 'Write “{{alias}}” to confirm',
  notTheAlias: 'This is not “{{alias}}”. Nothing was deleted.',
  eraseNow: 'Delete everything of {{alias}} now',
  keep: 'Keep everything',
  erased: '{{alias}} and everything of {{alias}} is deleted.',
  erasing: 'Deleting everything …',
  eraseAccount: 'Delete my account and all data',
  eraseAccountTitle: 'Delete your account, your children and everything of them?',
  eraseAccountLead:
    'Your name, your address and password, every child with all sessions, texts, recordings and photos, and what this device remembers of them go at once. There is no copy and no way back.',
  eraseAccountGrace: 'If you only want a break, sign out: everything waits for you, for as long as you like. If you may want it later, export it first.',
  password: 'Your password',
  wrongPassword: 'This password is not right. Nothing was deleted.',
  inTeam: 'You belong to a team. Leave it first; then you can delete yours. Nothing was deleted.',
  toTeam: 'Go to the team and leave it',
  hasPaid:
    'You have paid here, and a payment must not go on without you. End the plan under Pricing, then write to support: your account is deleted there. Nothing was deleted.',
  toPricing: 'Go to Pricing',
  eraseFailed: 'Not everything could be deleted. Load the page again and repeat it: what is left is deleted then.',
  eraseAccountNow: 'Delete everything for good',
} as const
