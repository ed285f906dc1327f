import type { z } from 'zod'
import { callsIn } from '../calls-in.ts'
import type { NamedContract } from '../load-contracts.ts'
import type { ProjectFile, Rule } from '../project-files.ts'
import { isTest, linesMatching } from '../project-files.ts'

/**
 * Checks contracts for what the compiler cannot check. The compiler already checks that `on` gets a contract and a
 * use case that fits it, that a refusal has both sentences, and that a text has both languages.
 */
export function contracts(promised: readonly NamedContract[]): Rule {
  return (files) => [
    ...notAnswered(promised, files),
    ...promisedTwice(promised),
    ...replacedByDefaults(promised),
    ...routesWithoutContract(files),
    ...routesInNoScope(files),
  ]
}

function notAnswered(promised: readonly NamedContract[], files: readonly ProjectFile[]): string[] {
  const calls = callsIn(files)
  const answered = (name: string) => calls.filter(({ contract }) => contract === name).length
  return promised.flatMap(({ name, file, method, path }) => {
    if (answered(name) > 1) return [`${file}: ${name} has ${answered(name)} use cases.`]
    if (answered(name) === 1) return []
    return [`${file}: nothing answers ${method} ${path}; no routes.ts says on(${name}, …).`]
  })
}

function promisedTwice(promised: readonly NamedContract[]): string[] {
  const byCall = Map.groupBy(promised, ({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
  return [...byCall.values()]
    .filter(({ length }) => length > 1)
    .map((same) => `${same.map(({ file, name }) => `${file}: ${name}`).join(' and ')} promise one address.`)
}

/** A call of staff that replaces a record must name every field: a default would overwrite what is stored. */
function replacedByDefaults(promised: readonly NamedContract[]): string[] {
  return promised
    .filter(({ method, path }) => method === 'PUT' && path.startsWith('/api/v1/staff/'))
    .flatMap(({ name, file, body }) =>
      Object.entries(body?.shape ?? {}).flatMap(([field, schema]) =>
        (schema as z.ZodType).safeParse(undefined).success
          ? [`${file}: ${name} accepts a body without ${field}, which would overwrite the stored value.`]
          : [],
      ),
    )
}

const ownRoute = /\bapp\s*\.(get|post|put|delete|patch|all|route)\b/
const apiRoute =
  /\bapp\s*\.(get|post|put|delete|patch|all)(<[^(]*>)?\(\s*['"`]\/api\/v1\/(?!openapi(-staff)?\.json)/

/**
 * The files that may define routes without a contract: the platform, server/src/files and the files directly in
 * server/src serve pages and files. Modules serve only API calls.
 */
const servesFiles = /^server\/src\/(platform\/|files\/|[\w-]+\.ts$)/

function routesWithoutContract(files: readonly ProjectFile[]): string[] {
  return ownFiles(files).flatMap(({ path, text }) =>
    linesMatching(text, servesFiles.test(path) ? apiRoute : ownRoute).map(
      (line) => `${path}:${line} is a route without a contract; say on(contract, useCase) in a routes.ts.`,
    ),
  )
}

function routesInNoScope(files: readonly ProjectFile[]): string[] {
  const map = files.find(({ path }) => path === 'server/src/app.ts')?.text ?? ''
  return ownFiles(files).flatMap(({ path, text }) =>
    [...text.matchAll(/export const (\w+): (?:CustomerAndGuest)?Routes\b/g)]
      .filter(([, name = '']) => !new RegExp(`\\broutes: \\[[^\\]]*\\b${name}\\b`).test(map))
      .map(([, name]) => `${path} exports ${name}, which server/src/app.ts puts in no scope.`),
  )
}

function ownFiles(files: readonly ProjectFile[]): ProjectFile[] {
  return files.filter((file) => file.path.startsWith('server/src/') && !isTest(file))
}
