/** The certificate page as HTML, or null while an activity has no recorded films. */
export declare function certificate(root?: string): string | null
