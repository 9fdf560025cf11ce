/** What a new account is for. */
export const hereFor = {
  title: 'Who are you here for?',
  lead: 'Choose one. You can add the others later, under Account.',
  made: 'Account created',
  doors: {
    child: { title: 'My child', lead: 'A picture, five questions, and the first light.' },
    work: { title: 'Children I work with', lead: 'A team, a list of children, and families you invite.' },
    invited: { title: 'I was invited', lead: 'By a family or a team, to this email address.' },
  },
  team: {
    title: 'What is your team called?',
    lead: 'Working alone? Your own name is fine. You can change it later.',
    reads: 'A family you invite reads this:',
    unnamed: 'Your team',
  },
  invitations: {
    title: 'Your invitations',
    address: 'Invitations come to your email address: {{email}}',
    none: 'There is no invitation for you yet. Ask the person who invited you to use exactly this address. It appears here as soon as it is sent.',
    next: 'You see who invited you and what you will be able to see. Nothing is shared until you accept.',
  },
  back: 'Back',
  today: 'Go to Today',
}
