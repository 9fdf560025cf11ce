import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const LONGEST = 300

/** Files that may exceed the limit, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'scripts/certificate/texts.mjs': 'the certificate in six languages: texts',
}

const code = ['src', 'scenes', 'machines', 'functions/src', 'scripts', 'tools/art']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)))
  .filter((name) => /\.(?:tsx?|mjs|css)$/.test(name) && !name.includes('/text/') && !name.includes('node_modules'))

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1

it(`no file has more than ${LONGEST} lines: it is split by idea, or shortened`, () => {
  const long = code.filter((file) => exceptions[file] === undefined && linesOf(file) > LONGEST)
  expect(long.map((file) => `${file}: ${linesOf(file)}`)).toEqual([])
})

it('every exception is still too long', () => {
  expect(Object.keys(exceptions).filter((file) => !code.includes(file) || linesOf(file) <= LONGEST)).toEqual([])
})
