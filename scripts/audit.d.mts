export declare function readAudit(answer: string): { readonly sentence: string; readonly isFailure: boolean }
