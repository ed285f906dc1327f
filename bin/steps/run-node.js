import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pinnedNode } from './pinned-node.js'
import { root } from './root.js'

/** Runs to the end, what it prints going where ours goes. Gives the exit code. @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
export async function runNode(args, env = {}) {
  const child = spawn(pinnedNode(), args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
  // Ctrl-C reaches the child as well: it decides how to end.
  const wait = () => {}
  process.on('SIGINT', wait)
  const [code] = await once(child, 'exit')
  process.off('SIGINT', wait)
  return code ?? 1
}
