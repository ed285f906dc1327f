import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const contractFile = /[\\/]contracts[\\/]src[\\/](?!values[\\/])[\w-]+\.ts$/
const recordFile = /[\\/]contracts[\\/]src[\\/]records[\\/][\w-]+\.ts$/

interface MethodAndPath {
  readonly method: string
  readonly path: string
}

/**
 * A Vite plugin that reduces each contract in the browser's build to method and path, and each record to its fields and
 * columns. This leaves out Zod and the schemas, 24 kB on each page.
 */
export function contractsWithoutSchemas(): Plugin {
  return {
    name: 'contracts-without-schemas',
    enforce: 'pre',
    async transform(_code, id) {
      const isRecord = recordFile.test(id)
      if (this.environment.name !== 'client' || !(isRecord || contractFile.test(id))) return null
      const module: Record<string, unknown> = await import(`${pathToFileURL(id).href}?t=${Date.now()}`)
      // The files of records without a schema are rules, which browsers need as they are.
      if (isRecord && !Object.values(module).some(isSchema)) return null
      const lines = Object.entries(module).flatMap(([name, value]) => {
        const bare = isRecord && !isSchema(value) ? value : withoutSchemas(value)
        return bare ? [`export const ${name} = ${JSON.stringify(bare)}`] : []
      })
      return { code: lines.join('\n'), map: null }
    },
  }
}

/**
 * Returns method and path of a contract, or of both contracts for customers and guests. Returns undefined for any
 * other value.
 */
function withoutSchemas(value: unknown): object | undefined {
  if (isContract(value)) return { method: value.method, path: value.path }
  if (typeof value !== 'object' || value === null || !('customer' in value)) return undefined
  return Object.fromEntries(Object.entries(value).map(([side, each]) => [side, withoutSchemas(each)]))
}

function isContract(value: unknown): value is MethodAndPath {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'safeParse' in value
}
