import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { readGuide, readSources } from './read.ts'

const isGuide = /\/assets\/guides\/\w+\/[\w-]+\.md(?:\?(head|text))?$/
const register = new URL('../../../assets/guides/sources.json', import.meta.url)

/**
 * Makes guides available from Markdown, which is read and sanitised during the build: `x.md` is a guide's sections and sources, `x.md?head` its entry in
 * the list, and `x.md?text` its plain text.
 */
export function guides(): Plugin {
  return {
    name: 'guides',
    enforce: 'pre',
    load(id) {
      const [, part = 'guide'] = isGuide.exec(id) ?? []
      if (!isGuide.test(id)) return null
      const [file = ''] = id.split('?')
      this.addWatchFile(file)
      const { head, sections, sources, text } = readGuide(basename(file, '.md'), readFileSync(file, 'utf8'), readSources(readFileSync(register, 'utf8')))
      const what = { head, text, guide: { sections, sources } }[part]
      return { code: `export default ${JSON.stringify(what)}`, moduleType: 'js', map: null }
    },
  }
}
