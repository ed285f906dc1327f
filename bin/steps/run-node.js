import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pinnedNode } from './pinned-node.js'
import { root } from './root.js'

/** Where the output of a step goes: to ours, or to an open file. @typedef {'inherit' | number} Output */

/** @typedef {{ env?: NodeJS.ProcessEnv, output?: Output }} Options */

/** Runs Node to the end and returns its exit code. @param {string[]} args @param {Options} [options] */
export async function runNode(args, { env = {}, output = 'inherit' } = {}) {
  const child = spawn(pinnedNode(), args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', output, output],
  })
  // Ctrl-C reaches the child as well, which decides how to end.
  const wait = () => {}
  process.on('SIGINT', wait)
  const [code] = await once(child, 'exit')
  process.off('SIGINT', wait)
  return code ?? 1
}
