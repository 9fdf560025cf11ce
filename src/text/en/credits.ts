/** Authors and licences of everything the product uses. */
export const credits = {
  title: 'Credits and licences',
  lead: '{{product}} is built on the work of many people. Thank you.',
  media: 'Pictures, sounds, voice and fonts',
  by: 'By {{author}}. Licence: {{licence}}.',
  ours: 'Our own work.',
  source: 'From: {{source}}.',
  changes: 'Changes: {{changes}}.',
  ideas: 'Ideas',
  outlines: 'Christine Roman-Lantzy calls outlining whole words “word bubbling”.',
  packages: 'Software packages and picture sets',
  packagesLead: 'Each opens to the full text of its licence.',
  certificate: 'Flash safety: test results',
  home: 'Back to the home page',
} as const
