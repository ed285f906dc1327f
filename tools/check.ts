import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadContracts } from './load-contracts.ts'
import type { Rule } from './project-files.ts'
import { projectFiles } from './project-files.ts'
import { accessRows } from './rules/access-rows.ts'
import { completeLists } from './rules/complete-lists.ts'
import { completeLock } from './rules/complete-lock.ts'
import { contracts } from './rules/contracts.ts'
import { describedParameters } from './rules/described-parameters.ts'
import { documents } from './rules/documents.ts'
import { importCycles } from './rules/import-cycles.ts'
import { importDirections } from './rules/import-directions.ts'
import { lateLibraries } from './rules/late-libraries.ts'
import { migrationNumbers } from './rules/migration-numbers.ts'
import { migrationSafety } from './rules/migration-safety.ts'
import { names } from './rules/names.ts'
import { requirementIds } from './rules/requirement-ids.ts'
import { sizes } from './rules/sizes.ts'
import { states } from './rules/states.ts'
import { unusedExports } from './rules/unused-exports.ts'
import { words } from './rules/words.ts'
import { runProgramRule } from './run-program-rule.ts'

const promised = await loadContracts()

const rules: readonly (readonly [name: string, rule: Rule])[] = [
  ['format and lint (Biome)', () => runProgramRule('@biomejs/biome/bin/biome', ['check', '--colors=off'])],
  ['route types', () => runProgramRule('@react-router/dev/bin.cjs', ['typegen'], 'storefront')],
  ['types (tsc)', () => runProgramRule('typescript/bin/tsc', [])],
  ['import directions', importDirections],
  ['import cycles', importCycles],
  ['late libraries', lateLibraries],
  ['unused exports', unusedExports],
  ['sizes', sizes],
  ['names', names],
  ['migration numbers', migrationNumbers],
  ['migration safety', migrationSafety],
  ['states', states],
  ['contracts', contracts(promised)],
  ['access rows', accessRows(promised)],
  ['described parameters', describedParameters],
  ['documents', documents],
  ['complete lists', completeLists],
  ['requirement ids', requirementIds],
  ['words', words],
  ['package-lock.json', completeLock],
]

const files = projectFiles()
const failures: string[] = []
for (const [name, rule] of rules) {
  const sentences = rule(files)
  if (sentences.length > 0) failures.push([name, ...sentences].join('\n'))
  console.log(`${sentences.length > 0 ? '✗' : '✓'} ${name}`)
  for (const sentence of sentences) console.log(`    ${sentence.replaceAll('\n', '\n    ')}`)
}
const failed = failures.length
const count = { passed: rules.length - failed, failed, failures }
console.log(`Check: ${count.passed} passed, ${count.failed} failed`)
const { report } = parseArgs({ options: { report: { type: 'string' } } }).values
if (report) writeFileSync(report, JSON.stringify(count))
process.exitCode = failed > 0 ? 1 : 0
