import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { nodeSettings } from './node-flags.js'
import { pinnedNode } from './pinned-node.js'
import { root } from './root.js'

/** @typedef {{ ended: Promise<number>, stop: (signal?: NodeJS.Signals) => void }} Running */

/**
 * Runs the server in a process group of its own, so that Ctrl-C reaches the server only once: through this process.
 * The IPC channel tells the server when this process has disappeared without a signal.
 * @param {string[]} program with the flags of Node @param {NodeJS.ProcessEnv} env @returns {Running}
 */
export function runServer(program, env) {
  const child = spawn(pinnedNode(), program, {
    cwd: root,
    detached: process.platform !== 'win32',
    env: { ...nodeSettings, ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(
    ([code]) => code ?? 1,
    (error) => {
      console.error(`The shop cannot be run: ${error.message}.`)
      return 1
    },
  )
  return { ended, stop: (signal = 'SIGTERM') => void (child.exitCode === null && child.kill(signal)) }
}
