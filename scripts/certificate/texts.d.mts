/** What the certificate page says, by language. */
export declare const certificateTexts: Readonly<Record<string, object>>
