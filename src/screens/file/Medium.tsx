import type { MediumInFile } from '#ports/ownFile'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { useAddressOf } from './useAddressOf'

interface Props {
  readonly medium: MediumInFile
  readonly kind: 'picture' | 'voice' | 'report'
}

/** Shows a picture, plays a voice or offers a report to save. If the file is missing, says so. */
export function Medium({ medium: { name, blob }, kind }: Props) {
  const text = useText()
  const address = useAddressOf(blob)
  if (blob === null) return <li>{text('screens.ownFile.child.lost', { name })}</li>
  if (address === null) return <li>{name}</li>
  if (kind === 'voice')
    return (
      <li>
        <Button onClick={() => void new Audio(address).play().catch(() => undefined)}>{text('screens.ownFile.child.hear', { name })}</Button>
      </li>
    )
  if (kind === 'report')
    return (
      <li>
        <a href={address} download={name}>
          {name}
        </a>
      </li>
    )
  return (
    <li>
      <img src={address} alt={name} />
      <span>{name}</span>
    </li>
  )
}
