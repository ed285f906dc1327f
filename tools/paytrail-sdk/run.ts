import { join } from 'node:path'
import { installIfStale } from '../../bin/steps/install.js'
import { root } from '../../bin/steps/root.js'
import { runNode } from '../../bin/steps/run-node.js'

/**
 * `npm run test:paytrail-sdk` tests the simulator with Paytrail's SDK. The SDK has a lock file of its own, so that
 * neither the shop nor `npm test` installs it.
 */
installIfStale(join(root, 'tools/paytrail-sdk'))
process.exitCode = await runNode([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'vendor',
  'tools/paytrail-sdk',
])
