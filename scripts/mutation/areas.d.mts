export const areas: readonly string[]
export function assertAreasCoverAll(): void
