import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const contractFile = /[\\/]contracts[\\/]src[\\/](?!values[\\/])[\w-]+\.ts$/

interface MethodAndPath {
  readonly method: string
  readonly path: string
}

/** The browser gets method and path of each contract, and neither Zod nor a schema (24 kB less a page). */
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

/** A contract, or the two of customers and guests. */
function withoutSchemas(value: unknown): object | undefined {
  if (isContract(value)) return { method: value.method, path: value.path }
  if (typeof value !== 'object' || value === null || !('customer' in value)) return undefined
  return Object.fromEntries(Object.entries(value).map(([side, each]) => [side, withoutSchemas(each)]))
}

function isContract(value: unknown): value is MethodAndPath {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
