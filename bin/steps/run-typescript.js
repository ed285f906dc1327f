import { installIfStale } from './install.js'
import { orSayWhyNot } from './refused.js'
import { runNode } from './run-node.js'

/** `node bin/run.js tools/check.ts …`, on the Node that understands it. @param {string[]} args */
export function runTypeScript(args) {
  return orSayWhyNot(() => {
    installIfStale()
    return runNode(args)
  })
}
