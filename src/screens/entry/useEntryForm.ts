import { useState, type FormEvent } from 'react'
import { MIN_PASSWORD_LENGTH } from '#ports/identity'
import { useText } from '#text/i18n'
import type { Problem } from './checks'

type Checks<Fields> = { readonly [Name in keyof Fields]: (value: string) => Problem }

/** Unsent input by field, until the page is reloaded: somebody who reads the terms first finds it again. Nothing secret. */
const typed = new Map<string, string>()
const secrets = ['password', 'code']

/**
 * A form whose fields are checked when it is sent; the first wrong one gets the focus. The fields themselves hold the input, so that text typed, or
 * filled in by the browser, on the prerendered page is kept. They have no `name`: without this script nothing typed would be sent anywhere.
 */
export function useEntryForm<Fields extends Readonly<Record<string, string>>>(initial: Fields, checks: Checks<Fields>) {
  const text = useText()
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(new Map())
  const names = Object.keys(initial) as (keyof Fields & string)[]

  const say = (problem: Problem) => (problem === null ? null : text(`screens.entry.form.${problem}`, { least: MIN_PASSWORD_LENGTH }))
  const forget = (name: string) => setProblems(new Map([...problems].filter(([other]) => other !== name)))
  /** The props of a `<Field>` of this name. */
  const field = (name: keyof Fields & string) => ({
    'data-field': name,
    defaultValue: typed.get(name) ?? initial[name],
    error: say(problems.get(name) ?? null),
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      if (!secrets.includes(name)) typed.set(name, currentTarget.value)
      forget(name)
    },
  })
  const onSubmit = (send: (fields: Fields) => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const inputs = new Map(names.map((name) => [name, event.currentTarget.querySelector<HTMLInputElement>(`[data-field="${name}"]`)]))
    const fields = Object.fromEntries(names.map((name) => [name, inputs.get(name)?.value ?? ''])) as Readonly<Record<string, string>> as Fields
    const wrong = names.flatMap((name) => {
      const problem = checks[name](fields[name] ?? '')
      return problem === null ? [] : [[name, problem] as const]
    })
    setProblems(new Map(wrong))
    const first = wrong[0]
    if (first === undefined) {
      typed.clear()
      send(fields)
    } else inputs.get(first[0])?.focus()
  }
  return { field, onSubmit }
}
