export function englishTexts(root?: string): Readonly<Record<'app' | 'screens', Readonly<Record<string, unknown>>>>
export function englishTypes(root?: string): string
