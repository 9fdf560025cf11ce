import { isolated } from '../../../src/domain/bidi'
import { colonOf, directionOf, type Language, languages, localeOf } from '../../../src/domain/language'
import { PRODUCT_NAME } from '../../../src/product'
import { mailWords } from './words'

/** The content of an email. It never says anything about a child: that information is behind the link. */
export type Letter =
  | { readonly kind: 'invitation'; readonly team: string }
  /** Invitation to look after a child together. */
  | { readonly kind: 'guardian'; readonly from: string }
  | { readonly kind: 'report' }
  | { readonly kind: 'ending'; readonly team: string; readonly day: Date }
  | { readonly kind: 'weekly'; readonly team: string; readonly unsubscribe: string }

/** A message for the extension "Trigger Email". */
export interface MailMessage {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Headers for one-click unsubscribe, which the reader's mail client offers. */
  readonly headers?: Readonly<Record<string, string>>
}

const LONGEST_NAME = 80

/** Returns the text of an email. `link` is a page of the app that asks for a sign-in. */
export function writeLetter(letter: Letter, { language, link }: { readonly language: Language; readonly link: string }): MailMessage {
  const say = mailWords[language]
  const { subject, body, action } = say[letter.kind]
  const given = valuesOf(letter, language)
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => given[name] ?? PRODUCT_NAME)
  const stop = letter.kind === 'weekly' ? letter.unsubscribe : null
  const end = stop === null ? null : ([say.stop, stop] as const)
  const rest = stop === null ? [say.why] : []
  return {
    // Removes invisible marks from the subject.
    subject: oneLine(fill(subject)),
    text: [fill(body), `${action}${colonOf(language)}${link}`, ...rest, ...(end === null ? [] : [end.join(colonOf(language))]), PRODUCT_NAME].join('\n\n'),
    html: page({ language, title: fill(subject), first: fill(body), rest, action: [action, link], end }),
    ...(stop === null ? {} : { headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }),
  }
}

function valuesOf(letter: Letter, language: Language): Readonly<Record<string, string>> {
  const name = (typed: string) => isolated(nameIn(typed), directionOf(language))
  switch (letter.kind) {
    case 'invitation':
    case 'weekly':
      return { team: name(letter.team) }
    case 'guardian':
      return { from: name(letter.from) }
    case 'report':
      return {}
    case 'ending':
      return { team: name(letter.team), day: new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(letter.day) }
  }
}

/** Returns a person's first known language that the app supports. */
export const languageFrom = (...known: readonly unknown[]): Language =>
  known.find((one): one is Language => languages.some((language) => language === one)) ?? 'en'

/** Returns a typed name on one line and with limited length, without anything that a mail program would turn into a link. */
function nameIn(typed: string): string {
  const plain = oneLine(typed).slice(0, LONGEST_NAME)
  return /:\/\/|www\.|\w\.[a-z]{2,}(\/|$|\s)/i.test(plain) ? '…' : plain
}

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')

interface Page {
  readonly language: Language
  readonly title: string
  readonly first: string
  readonly rest: readonly string[]
  readonly action: readonly [label: string, address: string]
  readonly end: readonly [label: string, address: string] | null
}

/** Returns an HTML page with large dark text on white. It has no pictures, so opening it loads nothing. */
function page({ language, title, first, rest, action, end }: Page): string {
  const paragraph = (text: string) => `<p>${escaped(text)}</p>`
  const anchor = ([label, address]: readonly [string, string], style = '') => `<p><a href="${escaped(address)}"${style}>${escaped(label)}</a></p>`
  const button = ' style="display:inline-block;padding:14px 24px;background:#4b2e83;color:#ffffff;text-decoration:none;border-radius:8px"'
  const parts = [paragraph(first), anchor(action, button), ...rest.map(paragraph), end === null ? '' : anchor(end), paragraph(PRODUCT_NAME)]
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1a1a1a;font:18px/1.6 system-ui,sans-serif;text-align:start">
<div style="max-width:36em;margin:0 auto">${parts.join('')}</div>
</body></html>`
}

/** Returns the page behind the unsubscribe link: a question with a button, the result, or a message that the link is unknown. */
export function unsubscribePage(language: Language, says: 'ask' | 'done' | 'unknown'): string {
  const { now, ...words } = mailWords[language].unsubscribe
  const form = `<form method="post"><button>${escaped(now)}</button></form>`
  const direction = directionOf(language)
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${PRODUCT_NAME}</title></head>
<body><h1>${PRODUCT_NAME}</h1><p>${escaped(words[says])}</p>${says === 'ask' ? form : ''}</body></html>`
}
