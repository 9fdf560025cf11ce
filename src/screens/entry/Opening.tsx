import { AdultSurface } from '#ui/AdultSurface'
import { LongWork } from '#ui/LongWork'
import { overlayDefaults } from '#app/overlayDefaults'

/** What covers the page while the demo clinic is being set up. Brings the component library with it, which every page behind the sign-in needs. */
export function Opening({ label }: { label: string }) {
  return (
    <AdultSurface {...overlayDefaults}>
      <LongWork isOn label={label} />
    </AdultSurface>
  )
}
