import type { ProjectFile, Rule } from '../project-files.ts'
import { isCode, isTest } from '../project-files.ts'
import { importsOf } from './imports-of.ts'

/** Refuses cycles of imports, even of types alone. The part that both files need belongs in a third file. */
export const importCycles: Rule = (files) => {
  const own = files.filter(
    (file) =>
      /^(storefront\/app|backoffice\/app|web\/src|server\/src|demo|simulators|contracts|ui)\//.test(
        file.path,
      ) &&
      isCode(file) &&
      !isTest(file),
  )
  const targetsOf = new Map(own.map((file) => [file.path, targetsIn(file)]))
  return cyclesIn(targetsOf).map(
    (circle) => `${circle.join(' → ')} → ${circle[0]} import each other in a circle.`,
  )
}

function targetsIn(file: ProjectFile): string[] {
  return importsOf(file).flatMap(({ target, isLibrary }) => (isLibrary ? [] : [target]))
}

/** Searches depth first; an import of a file that is still being visited closes a cycle. */
function cyclesIn(targetsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = []
  const done = new Set<string>()
  const visit = (path: string, open: readonly string[]) => {
    const begin = open.indexOf(path)
    if (begin >= 0) circles.push(open.slice(begin))
    if (begin >= 0 || done.has(path)) return
    for (const target of targetsOf.get(path) ?? []) visit(target, [...open, path])
    done.add(path)
  }
  for (const path of targetsOf.keys()) visit(path, [])
  return circles
}
