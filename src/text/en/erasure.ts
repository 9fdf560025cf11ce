/** Deletion by the backend: of a person or a team, by themselves or by an administrator. */
export const erasure = {
  progress: 'Deleting … {{done}} of {{of}}',
  papers_one: 'One report or rating that you signed for a team stays until {{day}}, with your name. Everything else goes.',
  papers_other: '{{count}} reports and ratings that you signed for a team stay until {{day}} at the latest, with your name. Everything else goes.',
  administrator: 'This address is on the server’s list of administrators. It has to be taken off that list first. Nothing was deleted.',
  begun: 'The connection was lost, but the deletion goes on by itself. It is done within the hour.',
  number: 'Receipt {{number}}: {{documents}} records deleted or cleared of the name.',
  admin: {
    person: 'Delete this person',
    account: 'Delete this team',
    personLead: 'This deletes the sign-in, the children and every record of the person. Records of others lose the name. It cannot be undone.',
    accountLead: 'This deletes the team with its invitations and lists. Children and their records stay with their families. It cannot be undone.',
    papers: 'Reports and ratings signed for a team stay until {{day}} at the latest.',
    noName: 'Give no name in the reason: it stays in the log.',
    inTeam: 'Nothing was deleted. The person is the only owner of: {{teams}}. Delete these teams or hand them over first.',
    hasPaid: 'Nothing was deleted. A payment is still running: it has to end first.',
    keep: 'Keep everything',
    now: 'Delete for good',
    password: 'Your password',
    wrongPassword: 'This password is not right. Nothing was deleted.',
  },
} as const
