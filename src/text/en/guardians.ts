/** Guardians other than the owner, and invitations to them. */
export const guardians = {
  title: 'Parents and guardians',
  you: '{{name}} (you)',
  owner: 'Owner',
  /** Actions that only the owner has. */
  ownerSays: 'Can invite others, remove {{alias}} from the list, and delete.',
  /** Guardians do not see the owner's name. */
  somebody: 'The person who added {{alias}}',
  since: 'Since {{day}}',
  most: 'Up to {{most}} other people can look after a child.',

  remove: 'Remove',
  removeOf: 'Remove {{name}} from {{alias}}',
  removeTitle: 'Remove {{name}} from {{alias}}?',
  removeLead: '{{name}} will immediately lose access to {{alias}}: plan, sessions and results. Nothing about {{alias}} is deleted.',
  removeShared: '{{alias}} is still shared with {{accounts}}. If {{name}} works there, stop that sharing too.',
  removeFinal: 'This cannot be undone: {{name}} would need a new invitation. Photos and recordings on {{name}}’s device stay there.',
  removeNow: 'Remove {{name}}',
  removed: '{{name}} no longer looks after {{alias}}.',

  leave: 'Stop looking after {{alias}}',
  leaveTitle: 'Stop looking after {{alias}}?',
  leaveLead: '{{alias}} will leave your list, and you will no longer see the plan, sessions or results. Nothing about {{alias}} is deleted.',
  leaveFinal: 'This cannot be undone: you would need a new invitation. Photos and recordings on this device stay here.',
  left: 'You no longer look after {{alias}}.',

  invite: {
    button: 'Invite another parent',
    buttonOf: 'Invite another parent for {{alias}}',
    title: 'Who else looks after {{alias}}?',
    lead: 'Another parent or guardian can see and do everything you can for {{alias}}: profile, plan, texts, play, results, sharing with a clinic. Only you can invite others, remove {{alias}} from the list, or delete {{alias}}’s data.',
    email: 'Email address',
    emailHint: 'Exactly the address the other person signs in with.',
    bad: 'This email address is not complete. It should look like name@example.org.',
    isYou: 'This is your own address.',
    isGuardian: 'This person already looks after {{alias}}.',
    isInvited: 'This address has already been invited. You can extend the invitation by 14 days.',
    noMail: 'No email is sent. Tell the other person to sign in with this address and confirm it; the invitation will be waiting.',
    submit: 'Invite',
    sent: '{{email}} has been invited. The invitation is open for 14 days.',
  },
  pending: {
    failed: 'The open invitations did not load. Nothing is lost.',
    open_one: 'Invited, {{count}} day left',
    open_other: 'Invited, {{count}} days left',
    over: 'The invitation has expired',
    resend: 'Extend by 14 days',
    resendOf: 'Extend by 14 days: invitation to {{email}}',
    resent: 'The invitation to {{email}} is open for 14 more days.',
    takeBack: 'Withdraw',
    takeBackOf: 'Withdraw the invitation to {{email}}',
    isTakenBack: 'The invitation to {{email}} has been withdrawn.',
  },

  forMe: {
    title: '{{name}} has invited you to look after {{alias}}',
    titleUnnamed: 'You have been invited to look after {{alias}}',
    lead: 'You will see and do what the family does: profile, plan, texts, play and results. You can stop at any time.',
    open_one: 'Open for one more day.',
    open_other: 'Open for {{count}} more days.',
    accept: 'Accept',
    decline: 'Decline',
    acceptOf: 'Accept: look after {{alias}}',
    declineOf: 'Decline: look after {{alias}}',
    accepted: 'You now look after {{alias}}.',
    declined: 'You declined the invitation to look after {{alias}}.',
    unproven: 'Did another parent invite you? Confirm your email, {{email}}, and the invitation will appear here.',
    prove: 'Confirm your email',
  },

  /** Shown to a guardian in place of the owner's buttons. */
  notYours: 'Only the person who added {{alias}} can remove {{alias}} from the list or delete {{alias}}’s data. To end your own access, use Sharing.',
  /** Effects on the other guardians: a child's id contains its owner's id, so a child cannot change owners. */
  othersLose:
    '{{names}} will lose {{alias}} too: profile, plan, sessions and results are deleted for everyone. To hand over first, {{names}} can open Sharing for {{alias}} and press “Keep a copy of {{alias}}”. Copies stay when you delete.',
  toldOthers: '{{names}} knows about this, or has kept a copy',
  tellOthers: 'Tell {{names}} first, then tick this box. Nothing has been deleted.',
  copy: {
    why: '{{alias}} belongs to the account of the person who added {{alias}}. With your own copy you keep the profile, plan, texts and sessions, whatever happens to that account. Photos and recordings stay on their tablet; sharing starts afresh.',
    keep: 'Keep a copy of {{alias}}',
    done: 'You now have your own copy of {{alias}} in your list.',
  },
  othersHidden: 'If you remove {{alias}} from the list, {{names}} will not see {{alias}} either.',
  staysWithFamily: '{{alias}} stays with the family; only your own access ends. Sessions you ran stay there too, without your name.',
} as const
