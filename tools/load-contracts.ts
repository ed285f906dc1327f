import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z } from 'zod'
import { root } from './project-files.ts'

export interface NamedContract {
  name: string
  /** The path of the file relative to the root of the repository, with forward slashes. */
  file: string
  method: string
  path: string
  body?: z.ZodObject
}

type Contract = Pick<NamedContract, 'method' | 'path' | 'body'>

/**
 * Returns all contracts. The modules are imported instead of parsed, because functions make some of the contracts.
 */
export async function loadContracts(): Promise<NamedContract[]> {
  const folder = 'contracts/src'
  const names = readdirSync(join(root, folder)).filter((name) => /^[\w-]+(?<!\.test)\.ts$/.test(name))
  const found = await Promise.all(names.map((name) => contractsOf(`${folder}/${name}`)))
  return found.flat()
}

async function contractsOf(file: string): Promise<NamedContract[]> {
  const module: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
  return Object.entries(module).flatMap(([name, value]) =>
    sidesOf(value).map(({ method, path, body }) => ({ name, file, method, path, ...(body && { body }) })),
  )
}

/** Returns the contracts that an exported value holds: one, or two if the contract is for customers and guests. */
function sidesOf(value: unknown): Contract[] {
  if (isContract(value)) return [value]
  if (typeof value !== 'object' || value === null || !('customer' in value)) return []
  return Object.values(value).filter(isContract)
}

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
