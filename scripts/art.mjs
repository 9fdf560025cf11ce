import { spawnSync } from 'node:child_process'
import { installTool } from './tools.mjs'

// Usage: node scripts/art.mjs <file of tools/art> [arguments]    Runs a generator of pictures or sounds. Installs the packages that only generators need.
const [file, ...args] = process.argv.slice(2)
await installTool('art', { what: 'what the generators of pictures and sounds need', size: '22 MB' })
process.exitCode = spawnSync(process.execPath, [`tools/art/${file}`, ...args], { stdio: 'inherit' }).status ?? 1
