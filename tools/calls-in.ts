import { posix } from 'node:path'
import type { ProjectFile } from './project-files.ts'

/** An endpoint as it is written in a routes.ts: `on(contract, useCase)` or `customerAndGuest(contract, useCase)`. */
interface WrittenCall {
  contract: string
  routesFile: string
  useCaseFile: string
}

const call = /\b(?:on|customerAndGuest)\(\s*(?:\w+\.)?(\w+)\s*,\s*(\w+)?/g
const imports = /\bimport\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]+)['"]/g

export function callsIn(files: readonly ProjectFile[]): WrittenCall[] {
  return files
    .filter(({ path }) => /^server\/src\/([\w-]+\/)+routes\.ts$/.test(path))
    .flatMap((file) => {
      const places = placesOf(file)
      return [...file.text.matchAll(call)].map(([, contract = '', useCase = '']) => ({
        contract,
        routesFile: file.path,
        // A use case that is written inline is not imported, so its file is the routes file itself.
        useCaseFile: places.get(useCase) ?? file.path,
      }))
    })
}

function placesOf({ path, text }: ProjectFile): Map<string, string> {
  const places = new Map<string, string>()
  for (const [, list = '', target = ''] of text.matchAll(imports)) {
    for (const item of list.split(',')) {
      const name = item
        .trim()
        .split(/\s+as\s+/)
        .at(-1)
      if (name) places.set(name, posix.join(posix.dirname(path), target))
    }
  }
  return places
}
