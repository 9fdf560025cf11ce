export declare const FIREBASE_SERVICES: readonly string[]
export declare function securityHeaders(options?: { readonly connectTo?: readonly string[]; readonly hasAppCheck?: boolean }): Readonly<Record<string, string>>
