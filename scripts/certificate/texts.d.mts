/** Texts of the certificate page, by language. */
export declare const certificateTexts: Readonly<Record<string, object>>
