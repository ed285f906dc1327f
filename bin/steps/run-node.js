import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { onStopSignal } from './on-stop-signal.js'
import { pinnedNode } from './pinned-node.js'
import { root } from './root.js'

/** The output of a step goes to the console or to an open file. @typedef {'inherit' | number} Output */

/** @typedef {{ env?: NodeJS.ProcessEnv, output?: Output }} Options */

/**
 * Runs Node to the end and returns its exit code. When this process is asked to stop, it passes the signal on and ends
 * together with the child, without running later steps.
 * @param {string[]} args @param {Options} [options]
 */
export async function runNode(args, { env = {}, output = 'inherit' } = {}) {
  const child = spawn(pinnedNode(), args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', output, output],
  })
  let isStopping = false
  const stopListening = onStopSignal((signal) => {
    // A terminal sends Ctrl-C to the child as well, and the child decides how to end.
    if (signal === 'SIGINT') return
    isStopping = true
    child.kill(signal)
  })
  const [code, signal] = /** @type {[number | null, NodeJS.Signals]} */ (await once(child, 'exit'))
  stopListening()
  const exitCode = code ?? 128 + constants.signals[signal]
  if (isStopping) process.exit(exitCode)
  return exitCode
}
