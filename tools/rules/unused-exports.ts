import { posix } from 'node:path'
import type { ProjectFile, Rule } from '../project-files.ts'
import { isCode } from '../project-files.ts'

/**
 * Only these folders are checked. In other folders, pages export for React Router and contracts export for clients.
 * The stub of a build in small-front-ends.ts is exempt too, because it has to look like a real build.
 */
const isChecked = /^(server|demo|simulators|bench|tools)\/|^contracts\/src\/values\//
const isExempt = /\.test\.ts$|^tools\/api-client\/|\/small-front-ends\.ts$/
const declared = /^export (?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm
const listed = /^export (?:type )?\{([^}]*)\}/gm
const imported =
  /(?:import|export)\s+(?:type\s+)?(\*(?:\s+as\s+\w+)?|(?:\w+\s*,\s*)?\{[^}]*\}|\w+)\s+from\s+'([^']+)'/g
const dynamic = /import\(\s*'([^']+)'\s*\)|vi\.mock\(\s*'([^']+)'/g

/** Refuses an export that no other file imports. It should be private or deleted. */
export const unusedExports: Rule = (files) => {
  const code = files.filter(isCode)
  const uses = new Map<string, Set<string>>()
  for (const file of code) for (const [target, name] of usesIn(file)) addTo(uses, target, name)
  return code
    .filter(({ path }) => isChecked.test(path) && !isExempt.test(path))
    .flatMap(({ path, text }) => {
      const used = uses.get(path)
      return used?.has('*')
        ? []
        : exportedBy(text)
            .filter((name) => !used?.has(name))
            .map((name) => `${path} exports ${name}, which no other file imports.`)
    })
}

function exportedBy(text: string): string[] {
  const inLists = [...text.matchAll(listed)].flatMap(([, names = '']) =>
    namesIn(names).map(({ outside }) => outside),
  )
  return [...[...text.matchAll(declared)].map(([, name = '']) => name), ...inLists]
}

/** For `a as b`, `a` is the name inside the exporting file and `b` the name outside. */
function namesIn(list: string): { inside: string; outside: string }[] {
  return list
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((part) => {
      const [inside = '', outside = inside] = part.split(/\s+as\s+/)
      return { inside, outside }
    })
}

function usesIn({ path, text }: ProjectFile): [target: string, name: string][] {
  const named = [...text.matchAll(imported)].flatMap(([, what = '', from = '']) => {
    const [, list] = /\{([^}]*)\}/.exec(what) ?? []
    const names = list === undefined ? ['*'] : namesIn(list).map(({ inside }) => inside)
    return names.map((name): [string, string] => [targetOf(path, from), name])
  })
  const whole = [...text.matchAll(dynamic)].map((match): [string, string] => [
    targetOf(path, match[1] ?? match[2] ?? ''),
    '*',
  ])
  return [...named, ...whole]
}

function targetOf(path: string, from: string): string {
  if (from.startsWith('.')) return posix.join(posix.dirname(path), from)
  const [, workspace, rest] = /^@pito\/([a-z]+)\/(.*)$/.exec(from) ?? []
  if (workspace === 'server') return `server/${rest}`
  return workspace ? `${workspace}/src/${rest}.ts` : from
}

function addTo(uses: Map<string, Set<string>>, target: string, name: string): void {
  uses.set(target, (uses.get(target) ?? new Set()).add(name))
}
