/* Line drawings on a grid of 24, in the colour of the words beside them. They say nothing by themselves: each stands beside its word. */

interface Props {
  readonly size?: number
}

function icon(path: React.ReactNode) {
  return function Icon({ size = 24 }: Props) {
    return (
      <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        {path}
      </svg>
    )
  }
}

export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>,
)
export const CheckIcon = icon(<path d="m5 12.5 4.500 4.500L19 7.500" />)
/** Points in the reading direction; a disclosure turns it down when it is open. */
export const ChevronIcon = icon(<path d="m9.500 6 6 6-6 6" />)
