/** Who may open a route. `subscription` means signed in and either subscribed or working in a therapist account. */
export type AccessRule = 'public' | 'signed-in' | 'subscription' | 'staff' | 'system-admin'

/** One rule for all, or one for some categories and another for the rest. */
export type AccessSpec = AccessRule | { readonly otherwise: AccessRule; readonly byCategory: Readonly<Record<string, AccessRule>> }

/** The rule for one category, or for a route without one (`null`). */
export function ruleFor(spec: AccessSpec, category: string | null): AccessRule {
  if (typeof spec === 'string') return spec
  // Own names only: a category called `constructor` comes straight from the address.
  const named = category !== null && Object.hasOwn(spec.byCategory, category) ? spec.byCategory[category] : undefined
  return named ?? spec.otherwise
}
