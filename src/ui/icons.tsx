/*
 * Line drawings on a grid of 24, in the colour of the words next to them. They have no meaning of their own: each has
 * its word next to it.
 */

import { useId } from 'react'

interface Props {
  readonly size?: number
}

function icon(path: React.ReactNode) {
  return function Icon({ size = 24 }: Props) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {path}
      </svg>
    )
  }
}

const EYE = (
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>
)
export const EyeIcon = icon(EYE)
export const CrossedEyeIcon = icon(
  <>
    {EYE}
    <path d="M4 20 20 4" />
  </>,
)
export const ShieldIcon = icon(<path d="M12 3 5 6v5c0 4.500 2.800 8 7 10 4.200-2 7-5.500 7-10V6z" />)
export const CrossIcon = icon(<path d="M6 6l12 12M18 6 6 18" />)
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
/** An arrow in the reading direction. An open disclosure turns it downwards. */
/** Shows that the child or the file is on this device. */
export const HereIcon = icon(<path d="M12 4v10m-4-4 4 4 4-4M5 19h14" />)
export const ChevronIcon = icon(<path d="m9.5 6 6 6-6 6" />)

export const MinusIcon = icon(<path d="M5 12h14" />)
export const PlusIcon = icon(<path d="M5 12h14M12 5v14" />)

export const TodayIcon = icon(
  <>
    <path d="M9 4.5h6M12 2v2.5M8 8.5h8l1.5 8.5a3 3 0 0 1-3 3h-5a3 3 0 0 1-3-3z" />
    <circle cx="12" cy="14" r="2" fill="currentColor" stroke="none" />
  </>,
)
export const ActivitiesIcon = icon(
  <>
    <rect x="3.5" y="4" width="7" height="7" rx="2" />
    <circle cx="17" cy="7.5" r="3.5" />
    <circle cx="7" cy="17" r="3.5" />
    <rect x="13.5" y="13.5" width="7" height="7" rx="2" />
  </>,
)
export const MicrophoneIcon = icon(
  <>
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5.5 11.5a6.500 6.500 0 0 0 13 0M12 18v3" />
  </>,
)
export const SoundIcon = icon(<path d="M4 10v4h3.500L12 18V6L7.500 10zM15.500 9a4.500 4.500 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" />)
export const MusicIcon = icon(
  <>
    <path d="M9 18V6l10-2v12" />
    <circle cx="6.5" cy="18" r="2.5" />
    <circle cx="16.5" cy="16" r="2.5" />
  </>,
)
export const PictureIcon = icon(
  <>
    <rect x="3.5" y="4.5" width="17" height="15" rx="3" />
    <path d="m4 16 5-5 4 4 3-3 4.500 4.500" />
  </>,
)
export const SlidersIcon = icon(
  <>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </>,
)
export const FileIcon = icon(<path d="M6 3h8l4 4v14H6zM14 3v4h4" />)
export const GuideIcon = icon(<path d="M5 5.5A2.5 2.5 0 0 1 7.5 3H19v15H7.5A2.5 2.5 0 0 0 5 20.5zM5 20.5A2.5 2.5 0 0 0 7.5 23H19v-5" />)
/** A globe. */
export const LanguagesIcon = icon(
  <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.500 9h17M3.500 15h17M12 3c-2.500 2.500-3.500 5.500-3.500 9s1 6.500 3.500 9c2.500-2.500 3.500-5.500 3.500-9S14.500 5.500 12 3z" />,
)
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c1.2-3.6 4-5.5 7.5-5.5s6.3 1.9 7.5 5.5" />
  </>,
)
export const ChildrenIcon = icon(
  <>
    <circle cx="8.5" cy="9" r="3.5" />
    <path d="M2 19.5c1-3 3.5-4.5 6.5-4.5s5.5 1.5 6.5 4.5" />
    <circle cx="17" cy="8" r="2.5" />
    <path d="M17 13.5c2.5 0 4.200 1.2 5 3.5" />
  </>,
)
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
)

export const TeamIcon = icon(
  <>
    <circle cx="12" cy="6.5" r="3" />
    <circle cx="5" cy="10" r="2.2" />
    <circle cx="19" cy="10" r="2.2" />
    <path d="M7 20c.5-4 2.3-6.5 5-6.5s4.5 2.5 5 6.5M2 18.5c.2-2.5 1.2-4 2.6-4.4M22 18.5c-.2-2.5-1.2-4-2.6-4.4" />
  </>,
)

export const KeyIcon = icon(
  <>
    <circle cx="8" cy="15" r="4.5" />
    <path d="m11.5 11.5 8-8M16.5 6.5l3 3" />
  </>,
)

/** The app's logo: a lantern with a soft light. */
export function LanternMark() {
  const light = useId()
  return (
    <svg width="36" height="44" viewBox="0 0 36 44" aria-hidden="true">
      <defs>
        <radialGradient id={light}>
          <stop offset="0" stopColor="#FFF0C9" />
          <stop offset=".45" stopColor="#FFD27A" />
          <stop offset="1" stopColor="#FFD27A" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M10 12a8 8 0 0 1 16 0" fill="none" stroke="#B8AFC9" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M10 13.5h16l3 21a5 5 0 0 1-5 5.5H12a5 5 0 0 1-5-5.5z" fill="#241B33" stroke="#B8AFC9" strokeWidth="2.4" strokeLinejoin="round" />
      <circle cx="18" cy="27.5" r="11" fill={`url(#${light})`} />
    </svg>
  )
}
