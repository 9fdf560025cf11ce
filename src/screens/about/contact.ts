/** Returns the operator's contact setting as an email or https address, or null if it is neither. */
export function contactFrom(setting: string): { readonly address: string; readonly name: string } | null {
  const said = setting.trim()
  if (/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(said)) return { address: `mailto:${said}`, name: said }
  if (/^https:\/\/[^\s<>"]+$/.test(said) && URL.canParse(said)) return { address: said, name: new URL(said).host }
  return null
}
