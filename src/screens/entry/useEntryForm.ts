import { useForm } from '@mantine/form'
import { useEffect, useEffectEvent } from 'react'
import { MIN_PASSWORD_LENGTH } from '#ports/identity'
import { useText } from '#text/i18n'
import type { Problem } from './checks'

type Checks<Fields> = { readonly [Name in keyof Fields]: (value: Fields[Name]) => Problem }

/** A form whose fields are checked when it is sent; the first wrong one gets the focus. */
export function useEntryForm<Fields extends Record<string, string>>(initial: Fields, checks: Checks<Fields>) {
  const text = useText()
  const say = (problem: Problem) => (problem === null ? null : text(`screens.entry.form.${problem}`, { least: MIN_PASSWORD_LENGTH }))
  const form = useForm<Fields>({
    initialValues: initial,
    validate: (fields) => Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, say(check(fields[name] as Fields[string]))])),
  })
  const takeTyped = useEffectEvent(() => {
    for (const name of Object.keys(initial)) {
      const field = form.getInputNode(name)
      const typed = field instanceof HTMLInputElement ? field.value : ''
      if (typed !== '') form.setFieldValue(name, typed as Parameters<typeof form.setFieldValue>[1])
    }
  })
  // What was typed, or filled in by the browser, on the page as it was drawn ahead, before this form was there.
  useEffect(() => takeTyped(), [])
  const focusFirst = (errors: Readonly<Record<string, unknown>>) => {
    const first = Object.keys(errors)[0]
    if (first !== undefined) form.getInputNode(first)?.focus()
  }
  return { form, onSubmit: (send: (fields: Fields) => void) => form.onSubmit(send, focusFirst) }
}
