import { installIfStale } from './install.js'
import { runCommand } from './refused.js'
import { runNode } from './run-node.js'

/**
 * Runs a TypeScript file, as in `node bin/run.js tools/check.ts`, on a Node that supports it. @param {string[]} args
 */
export function runTypeScript(args) {
  return runCommand(() => {
    installIfStale()
    return runNode(args)
  })
}
