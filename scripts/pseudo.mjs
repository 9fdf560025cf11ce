import { buildWhenChanged } from './build.mjs'

// Usage: node scripts/pseudo.mjs    Builds the product in the pseudo-language of the tests; see scripts/vite/pseudo.
process.env.PSEUDO_LANGUAGE = '1'
await buildWhenChanged({ folder: 'test-results/pseudo' })
