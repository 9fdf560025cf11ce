/** Where the line of a session stands on the page of progress; a link to it has this behind its `#`. */
export const sessionAnchor = (sessionId: string): string => `session-${sessionId}`
