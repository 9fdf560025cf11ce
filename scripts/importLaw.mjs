import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Usage: node scripts/importLaw.mjs [folder]    Checks the product's modules against .dependency-cruiser.cjs.
const own = fileURLToPath(new URL('..', import.meta.url))
const root = path.resolve(process.argv[2] ?? own)
const places = ['src', 'scenes', 'machines', 'functions/src'].filter((place) => existsSync(path.join(root, place)))
const onDisk = places.flatMap((place) =>
  readdirSync(path.join(root, place), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name)),
)

const cruised = places.length > 0 ? cruise() : { modules: [], summary: { violations: [], totalDependenciesCruised: 0 } }
const seen = cruised.modules.filter(({ source }) => /^(src|scenes|machines|functions\/src)\/.*\.tsx?$/.test(source)).length
const { violations, totalDependenciesCruised: dependencies } = cruised.summary
const comments = new Map((cruised.summary.ruleSetUsed?.forbidden ?? []).map((rule) => [rule.name, rule.comment]))

for (const { rule, from, to } of violations) {
  console.error(`${rule.name}: ${from}${to === from ? '' : ` -> ${to}`}\n    ${comments.get(rule.name) ?? ''}`)
}
// Fails if the tool has read fewer files than exist. A tool that cannot read our files sees none, and would report no problem.
if (seen === 0 || dependencies === 0 || seen < onDisk.length) {
  console.error(`The import law was not checked: ${seen} of ${onDisk.length} modules and ${dependencies} dependencies were seen.`)
  process.exitCode = 1
} else if (violations.length > 0) {
  process.exitCode = 1
} else {
  console.log(`Import law kept: ${seen} modules, ${dependencies} dependencies.`)
}

function cruise() {
  const cli = path.join(own, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = path.join(own, '.dependency-cruiser.cjs')
  const result = spawnSync(process.execPath, [cli, '--config', config, '--output-type', 'json', ...places], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (!result.stdout) throw new Error(`dependency-cruiser gave no answer: ${result.stderr}`)
  return JSON.parse(result.stdout)
}
