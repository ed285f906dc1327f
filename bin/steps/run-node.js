import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { onStopSignal } from './on-stop-signal.js'
import { pinnedNode } from './pinned-node.js'
import { root } from './root.js'

/**
 * The place to which a step prints: the console (`inherit`) or an open file (its descriptor).
 * @typedef {'inherit' | number} Output
 */

/** @typedef {{ env?: NodeJS.ProcessEnv, output?: Output }} Options */

/**
 * Runs Node until it exits and returns its exit code. If this process is asked to stop, it passes the signal on to
 * the child and exits together with it, so that no later step runs.
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
    // A terminal sends Ctrl-C to the child as well, so the signal is not passed on, and the child decides how to end.
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
