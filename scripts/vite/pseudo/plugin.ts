import ts from 'typescript'
import type { Plugin } from 'vite'
import { pseudo } from './words.ts'

const TEXTS = /\/src\/text\/en\/\w+\.ts$|\/scenes\/activities\/[\w-]+\/text\.ts$/
const LANGUAGE = '/src/domain/language.ts'
const LOCALE = '/src/text/locale.ts'

/**
 * For tests, and in no build that is shipped: what stands in English is said in a made-up language that is longer, accented and written
 * from right to left, with the dates and numbers of Persian. What then still reads as English stands outside the texts.
 */
export function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (file.endsWith(LANGUAGE)) return replaced(LANGUAGE, code, "en: 'en'", "en: 'fa'")
      // British or American, English would have its own dates.
      if (file.endsWith(LOCALE)) return replaced(LOCALE, code, "spoken === 'en' && kind !== null ? kind : localeOf(spoken)", 'localeOf(spoken)')
      return TEXTS.test(file) ? inPseudo(code) : null
    },
  }
}

function replaced(file: string, code: string, before: string, after: string): string {
  if (!code.includes(before)) throw new Error(`${file} no longer says ${before}`)
  return code.replace(before, after)
}

/** The same source with every text in it changed; names of properties and of modules stay. */
function inPseudo(code: string): string {
  const texts: ts.StringLiteralLike[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) && !ts.isLiteralTypeNode(node.parent))
      texts.push(node)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('text.ts', code, ts.ScriptTarget.Latest, true))
  return texts.reduceRight((said, node) => said.slice(0, node.getStart()) + JSON.stringify(pseudo(node.text)) + said.slice(node.end), code)
}
