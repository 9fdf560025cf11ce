/** People who may open a route. `subscription`: signed in, and either subscribed or working in a therapist account. */
export type AccessRule = 'public' | 'signed-in' | 'subscription' | 'staff' | 'system-admin'

/** One rule for all, or separate rules for some categories. */
export type AccessSpec = AccessRule | { readonly otherwise: AccessRule; readonly byCategory: Readonly<Record<string, AccessRule>> }

/** Returns the rule for a category, or for a route without one (`null`). */
export function ruleFor(spec: AccessSpec, category: string | null): AccessRule {
  if (typeof spec === 'string') return spec
  // Checks own properties only: the category comes from the address and may be `constructor`.
  const named = category !== null && Object.hasOwn(spec.byCategory, category) ? spec.byCategory[category] : undefined
  return named ?? spec.otherwise
}
