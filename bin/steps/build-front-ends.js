import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { frontEnds } from '../front-ends.js'
import { pinnedNode } from './pinned-node.js'
import { Refused } from './refused.js'
import { root } from './root.js'

const shared = ['web', 'ui', 'contracts', 'package-lock.json']
const notSources = /^(node_modules|build|\.react-router|public|testing)$|\.test\.tsx?$/

/**
 * Builds the front ends whose sources have changed since their last build, all at the same time. Prints nothing if
 * every build is up to date.
 */
export async function buildFrontEndsIfStale() {
  await Promise.all(frontEnds.map(({ folder }) => buildIfStale(folder)))
}

/** @param {string} folder */
async function buildIfStale(folder) {
  const stamp = join(root, folder, 'build', 'sources.sha256')
  const now = fingerprint([folder, ...shared])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  console.log(`Building the pages of ${folder} …`)
  rmSync(stamp, { force: true })
  const build = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const options = {
    cwd: join(root, folder),
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'production' },
  }
  await besidePreviousAssets(join(root, folder, 'build'), () =>
    promisify(execFile)(pinnedNode(), [build, 'build'], options).catch(({ stdout, stderr }) => {
      throw new Refused(`${stdout}${stderr}\nThe pages of ${folder} could not be built; the reason is above.`)
    }),
  )
  writeFileSync(stamp, now)
}

/**
 * Builds, and puts the assets of the previous build beside the new ones, because browsers that show a page of the
 * previous build still request them. Those of older builds are dropped.
 * @param {string} folder @param {() => unknown} build empties the folder
 */
export async function besidePreviousAssets(folder, build) {
  const [assets, list] = [join(folder, 'client', 'assets'), join(folder, 'own-assets.json')]
  const before = existsSync(assets) ? readdirSync(assets) : []
  /** @type {string[]} */
  const own = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : before
  const previous = before
    .filter((name) => own.includes(name))
    .map((name) => /** @type {const} */ ([name, readFileSync(join(assets, name))]))
  await build()
  mkdirSync(assets, { recursive: true })
  const built = readdirSync(assets)
  writeFileSync(list, JSON.stringify(built))
  for (const [name, content] of previous)
    if (!built.includes(name)) writeFileSync(join(assets, name), content)
}

/**
 * Returns a hash of the files' contents. Modification times cannot be used, because a checkout changes them for
 * unchanged files.
 * @param {readonly string[]} sources
 */
function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((path) => filesBelow(path))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (path === 'package-lock.json') return [path]
  return readdirSync(full, { withFileTypes: true })
    .filter(({ name }) => !notSources.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const below = `${path}/${entry.name}`
      return entry.isDirectory() ? filesBelow(below) : [below]
    })
}
