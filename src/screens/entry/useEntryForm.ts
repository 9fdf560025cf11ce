import { useState, type FormEvent } from 'react'
import { MIN_PASSWORD_LENGTH } from '#ports/identity'
import { useText } from '#text/i18n'
import type { Problem } from './checks'

type Checks<Fields> = { readonly [Name in keyof Fields]: (value: string) => Problem }

/** Unsent input by field, kept until the page is reloaded, so it is still there after someone has read the terms. It contains no secrets. */
const typed = new Map<string, string>()
const secrets = ['password', 'code']

/**
 * Runs a form that checks its fields when it is sent and focuses the first wrong one. The fields themselves
 * keep the input, so text typed or filled in by the browser on the prerendered page is kept. The fields have
 * no `name`, so nothing typed could be sent anywhere without this script.
 */
export function useEntryForm<Fields extends Readonly<Record<string, string>>>(initial: Fields, checks: Checks<Fields>) {
  const text = useText()
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(new Map())
  const names = Object.keys(initial) as (keyof Fields & string)[]

  const say = (problem: Problem) => (problem === null ? null : text(`screens.entry.form.${problem}`, { least: MIN_PASSWORD_LENGTH }))
  const forget = (name: string) => setProblems(new Map([...problems].filter(([other]) => other !== name)))
  /** Returns the props of the `<Field>` with this name. */
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
