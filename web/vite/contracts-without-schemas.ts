import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const contractFile = /[\\/]contracts[\\/]src[\\/](?!values[\\/])(?:records[\\/])?[\w-]+\.ts$/

interface MethodAndPath {
  readonly method: string
  readonly path: string
}

/**
 * A Vite plugin that reduces each contract in the browser's build to method and path, and each record to its fields.
 * This leaves out Zod and the schemas, 24 kB on each page.
 */
export function contractsWithoutSchemas(): Plugin {
  return {
    name: 'contracts-without-schemas',
    enforce: 'pre',
    async transform(_code, id) {
      if (this.environment.name !== 'client' || !contractFile.test(id)) return null
      const module: Record<string, unknown> = await import(`${pathToFileURL(id).href}?t=${Date.now()}`)
      const lines = Object.entries(module).flatMap(([name, value]) => {
        const bare = withoutSchemas(value)
        return bare ? [`export const ${name} = ${JSON.stringify(bare)}`] : []
      })
      return { code: lines.join('\n'), map: null }
    },
  }
}

/**
 * Returns method and path of a contract, or of both contracts for customers and guests, or the fields of a record.
 * Returns undefined for any other value.
 */
function withoutSchemas(value: unknown): object | undefined {
  if (isContract(value)) return { method: value.method, path: value.path }
  if (typeof value !== 'object' || value === null) return undefined
  if (areFields(value)) return value
  if (!('customer' in value)) return undefined
  return Object.fromEntries(Object.entries(value).map(([side, each]) => [side, withoutSchemas(each)]))
}

function isContract(value: unknown): value is MethodAndPath {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

function areFields(value: object): boolean {
  return Object.values(value).every((field) => typeof field === 'object' && field !== null && 'kind' in field)
}
