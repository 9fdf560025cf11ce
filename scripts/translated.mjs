import { runBin } from './run.mjs'

// Usage: npm run translated [-- all|de,fr [plan.]]    Marks texts as translated from the current English texts (tests/architecture/translated.test.ts).
const [named = 'all', keys = ''] = process.argv.slice(2)
process.chdir(new URL('..', import.meta.url).pathname)
const languages = named === 'all' ? '' : named
const env = { ...process.env, TRANSLATED_LANGUAGES: languages, TRANSLATED_KEYS: keys }
process.exitCode = await runBin('vitest/vitest.mjs', ['run', '--project', 'fast', 'tests/architecture/translated.test.ts'], { env })
