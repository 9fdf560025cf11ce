import { picturesToOffer, type ChildPictureName } from '#domain/child/childPictures'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { ChildPicture } from '#ui/ChildPicture'
import styles from './children.module.css'

interface Props {
  readonly alias: string
  readonly value: ChildPictureName | undefined
  /** The other children in the list. Their pictures are offered last. */
  readonly others: readonly Pick<Child, 'picture'>[]
  readonly onChange: (picture: ChildPictureName) => void
}

/** Chooses the picture that represents a child in every list for adults. */
export function ChildPictureChoice({ alias, value, others, onChange }: Props) {
  const text = useText()
  return (
    <div role="group" aria-label={text('screens.children.picture', { alias })} className={styles['pictures']}>
      {picturesToOffer(others.map(({ picture }) => picture)).map((name) => (
        <button key={name} type="button" aria-label={text(`screens.children.pictures.${name}`)} aria-pressed={name === value} onClick={() => onChange(name)}>
          <ChildPicture colour={null} picture={name} size={56} />
        </button>
      ))}
    </div>
  )
}
