/** Returns the certificate page as HTML, or null while an activity has no recorded films. */
export declare function certificate(root?: string, language?: string): string | null
/** Returns the address of the page in a language. */
export declare function certificatePath(language: string): string
/** Returns the page in every language, by path; null while there is none. */
export declare function certificates(root?: string): Readonly<Record<string, string>> | null
