/** The anchor of a session's line on the progress page, for the part of a link after `#`. */
export const sessionAnchor = (sessionId: string): string => `session-${sessionId}`
