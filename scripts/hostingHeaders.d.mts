export declare function withHeaders<T extends { readonly hosting: object }>(configuration: T, settings: Readonly<Record<string, string>>): T
