import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { accessMethods, supportLevels, type YesNoUnknown } from '#domain/child/dials'
import { isStrict } from '#domain/child/safety'
import type { Child } from '#domain/people/people'
import { StoreError, type StoreErrorCode } from '#ports/documents'
import { useText } from '../../text/i18n'
import { Notice } from '../notice/Notice'
import { Cards } from './Cards'
import { ColourDisc } from './ColourDisc'
import { aliasProblem, type ChildFields, type ChildWish, colourChoices, fieldsOf, type FieldProblem, MAX_ALIAS, monthProblem, wishOf } from './childForm'
import styles from './children.module.css'

const answers: readonly YesNoUnknown[] = ['no', 'yes', 'unknown']

interface Props {
  /** Null for a new child. */
  readonly child: Child | null
  /** Rejects with a StoreError. */
  readonly onSave: (wish: ChildWish) => Promise<void>
  readonly onCancel: () => void
}

/** What an adult tells about a child. Only the nickname must be given. */
export function ChildForm({ child, onSave, onCancel }: Props) {
  const text = useText()
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<StoreErrorCode | null>(null)
  const say = (problem: FieldProblem | null) => (problem === null ? null : text(`screens.children.form.${problem}`, { most: MAX_ALIAS }))
  const form = useForm<ChildFields>({
    initialValues: fieldsOf(child),
    validate: { alias: (alias) => say(aliasProblem(alias)), birthMonth: (month) => say(monthProblem(month)) },
  })
  const { support, colour, accessMethod, epilepsy, photosensitive } = form.values
  const isColourLocked = child?.profile.locks.colour !== undefined

  const save = async (fields: ChildFields) => {
    setIsSaving(true)
    setFailure(null)
    try {
      await onSave(wishOf(fields, child))
    } catch (error) {
      setFailure(error instanceof StoreError ? error.code : 'unavailable')
      setIsSaving(false)
    }
  }
  const focusFirst = (errors: Readonly<Record<string, unknown>>) => form.getInputNode(Object.keys(errors)[0] ?? 'alias')?.focus()

  return (
    <form noValidate onSubmit={form.onSubmit((fields) => void save(fields), focusFirst)}>
      <Stack gap="lg">
        <TextInput
          label={text('screens.children.form.alias')}
          description={text('screens.children.form.aliasHint')}
          autoComplete="off"
          data-autofocus
          key={form.key('alias')}
          {...form.getInputProps('alias')}
        />
        <Cards
          label={text('screens.children.form.support')}
          hint={text('screens.children.form.supportHint')}
          value={support}
          cards={supportLevels.map((value) => ({
            value,
            content: (
              <span className={styles['stacked']}>
                <b>{text(`screens.children.form.supportLevels.${value}.title`)}</b>
                <span className={styles['muted']}>{text(`screens.children.form.supportLevels.${value}.lead`)}</span>
              </span>
            ),
          }))}
          onChange={(value) => form.setFieldValue('support', value)}
        />
        <Cards
          label={text('screens.children.form.colour')}
          {...(isColourLocked ? { hint: text('screens.children.form.colourLocked') } : {})}
          value={colour}
          cards={colourChoices.map((value) => ({
            value,
            content: (
              <>
                <ColourDisc colour={value} />
                {value === '' ? text('screens.children.form.colourUnsure') : text(`screens.children.form.colours.${value}`)}
              </>
            ),
          }))}
          isNarrow
          isDisabled={isColourLocked}
          onChange={(value) => form.setFieldValue('colour', value)}
        />
        <Cards
          label={text('screens.children.form.access')}
          hint={text('screens.children.form.accessHint')}
          value={accessMethod}
          cards={accessMethods.map((value) => ({ value, content: text(`screens.children.form.accessMethods.${value}`) }))}
          isNarrow
          onChange={(value) => form.setFieldValue('accessMethod', value)}
        />
        {(['epilepsy', 'photosensitive'] as const).map((question) => (
          <Cards
            key={question}
            label={text(`screens.children.form.${question}`)}
            value={form.values[question]}
            cards={answers.map((value) => ({ value, content: text(`screens.children.form.answers.${value}`) }))}
            isNarrow
            onChange={(value) => form.setFieldValue(question, value)}
          />
        ))}
        <Notice kind="info">{text(isStrict({ epilepsy, photosensitive }) ? 'screens.children.form.strict' : 'screens.children.form.notStrict')}</Notice>
        <TextInput
          label={text('screens.children.form.birthMonth')}
          description={text('screens.children.form.birthMonthHint')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={7}
          key={form.key('birthMonth')}
          {...form.getInputProps('birthMonth')}
        />
        {failure === null ? null : (
          <Notice kind="problem" title={text('screens.children.storeFailed.title')}>
            {text(`screens.children.storeFailed.${failure}`)}
          </Notice>
        )}
        <Group gap="sm">
          <Button type="submit" loading={isSaving}>
            {text(child === null ? 'screens.children.form.create' : 'screens.children.form.save')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {text('screens.children.form.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
