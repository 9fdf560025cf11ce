export declare function problemIn(subject: string): string | null
