import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodePackage } from './pinned-node.js'
import { Refused } from './refused.js'
import { root } from './root.js'

/** Installs the packages of package-lock.json. If node_modules is up to date already, does and prints nothing. */
export function installIfStale(folder = root) {
  if (!isStale(folder)) return
  console.log('Installing the packages (about a minute, only when they change) …')
  const started = performance.now()
  const { status, error } = npm(folder, [
    'ci',
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  if (error) throw new Refused(`npm cannot be run: ${error.message}.`)
  if (status !== 0) throw new Refused('The packages could not be installed; npm says above why.')
  console.log(`Installed in ${Math.round((performance.now() - started) / 1000)} s.`)
}

/**
 * Tells whether node_modules differs from package-lock.json. It is compared with npm's own copy of the lock file in
 * node_modules, which npm writes as the last step of an installation.
 */
export function isStale(folder = root) {
  const locked = packagesIn(join(folder, 'package-lock.json'))
  const present = packagesIn(join(folder, 'node_modules', '.package-lock.json'))
  if (!locked) throw new Refused('package-lock.json is missing: this is not a whole copy of the project.')
  if (!present) return true
  if (nodePackage && locked[`node_modules/${nodePackage}`] && !present[`node_modules/${nodePackage}`])
    return true
  return Object.entries(locked).some(([path, entry]) => path !== '' && differs(entry, present[path]))
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Entry */

/** @param {Entry} locked @param {Entry | undefined} present */
function differs(locked, present) {
  // Most optional packages are for other operating systems, so a missing optional package is no difference.
  if (!present) return !locked.optional
  return locked.version !== present.version || locked.integrity !== present.integrity
}

/** @param {string} path @returns {Record<string, Entry> | null} */
function packagesIn(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null
}

/**
 * Runs npm in a folder: the npm that started this process, or else the npm on the PATH.
 * @param {string} folder @param {string[]} args
 */
function npm(folder, args) {
  const script = process.env.npm_execpath
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] }
  if (script?.endsWith('.js')) return spawnSync(process.execPath, [script, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}
