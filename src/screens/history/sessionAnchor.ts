/** Returns the anchor of a session's line on the progress page, without the `#`. */
export const sessionAnchor = (sessionId: string): string => `session-${sessionId}`
