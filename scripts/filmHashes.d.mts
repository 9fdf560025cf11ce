export declare const LAST_NIGHT: string
export declare function filmHashes(root?: string): Readonly<Record<string, string>>
