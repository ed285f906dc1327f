import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './project-files.ts'

export interface NamedContract {
  name: string
  /** From the root, with forward slashes. */
  file: string
  method: string
  path: string
}

/** Loaded and not read as text, because some contracts are made by functions. */
export async function loadContracts(): Promise<NamedContract[]> {
  const folder = 'contracts/src'
  const names = readdirSync(join(root, folder)).filter((name) => /^[\w-]+(?<!\.test)\.ts$/.test(name))
  const found = await Promise.all(names.map((name) => contractsOf(`${folder}/${name}`)))
  return found.flat()
}

async function contractsOf(file: string): Promise<NamedContract[]> {
  const module: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
  return Object.entries(module).flatMap(([name, value]) =>
    isContract(value) ? [{ name, file, method: value.method, path: value.path }] : [],
  )
}

function isContract(value: unknown): value is { method: string; path: string } {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
