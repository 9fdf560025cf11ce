import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { PRODUCT_NAME } from '#product'
import type { ChildPictureName } from '#domain/child/childPictures'
import { tidyName } from '#domain/names'
import type { Child } from '#domain/people/people'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { FlowBar } from '#ui/FlowBar'
import { LinkButton } from '#ui/LinkButton'
import { LanternMark } from '#ui/icons'
import { Field } from '#ui/Field'
import { ChildPictureChoice } from '../children/PictureChoice'
import { aliasProblem, type FieldProblem, MAX_ALIAS } from '../children/childFields'
import styles from './who.module.css'

interface Props {
  readonly alias: string
  readonly onAlias: (alias: string) => void
  readonly picture: ChildPictureName | undefined
  readonly others: readonly Child[]
  readonly onPicture: (picture: ChildPictureName) => void
  readonly onNext: () => void
  /** Continues without the questions. */
  readonly onSkip: () => void
  readonly onLater: () => void
  /** Shown to a person who was invited by another parent. */
  readonly invited: ReactNode
}

/** Asks for the name by which the app calls the child. */
export function Nickname({ alias, onAlias, picture, others, onPicture, onNext, onSkip, onLater, invited }: Props) {
  const text = useText()
  const name = tidyName(alias)
  const [problem, setProblem] = useState<FieldProblem | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const go = (on: () => void) => {
    const found = aliasProblem(alias)
    setProblem(found)
    if (found === null) on()
  }
  return (
    <>
      <FlowBar
        start={
          <Link to="/activity" className="layout-name">
            <LanternMark />
            {PRODUCT_NAME}
          </Link>
        }
        end={<LinkButton onClick={onLater}>{text('screens.children.setup.later')}</LinkButton>}
      />
      <main className={`${styles['who']} ${styles['twofold']}`}>
        <form
          noValidate
          className={styles['stack']}
          onSubmit={(event) => {
            event.preventDefault()
            go(onNext)
          }}
        >
          <h1>{text('screens.children.setup.title')}</h1>
          <p className={`muted ${styles['later']}`}>{text('screens.children.setup.nickname')}</p>
          <Field
            label={text('screens.children.form.alias')}
            autoComplete="off"
            ref={field}
            value={alias}
            error={problem === null ? null : text(`screens.children.form.${problem}`, { most: MAX_ALIAS })}
            onChange={(event) => onAlias(event.currentTarget.value)}
          />
          <p>{text('screens.children.setup.agree')}</p>
          <div className={styles['ways']}>
            <Button type="submit" kind="now">
              {text('screens.children.setup.next')}
            </Button>
            <LinkButton onClick={() => go(onSkip)}>{text('screens.children.setup.skipAll')}</LinkButton>
          </div>
          <p className="muted">{text('screens.children.setup.agreeWhy')}</p>
          <p className="muted">{text('screens.children.setup.lead')}</p>
          {invited}
        </form>
        <div className={styles['stack']}>
          <b>{text(name === '' ? 'screens.children.setup.picture' : 'screens.children.picture', { alias: name })}</b>
          <ChildPictureChoice alias={name} value={picture} others={others} onChange={onPicture} />
        </div>
      </main>
    </>
  )
}
