import { installIfStale } from './install.js'
import { runCommand } from './refused.js'
import { runNode } from './run-node.js'

/**
 * Runs a TypeScript file, for example by `node bin/run.js tools/check.ts`, with a version of Node that supports
 * TypeScript.
 * @param {string[]} args
 */
export function runTypeScript(args) {
  return runCommand(() => {
    installIfStale()
    return runNode(args)
  })
}
