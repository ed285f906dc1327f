import { join } from 'node:path'
import { installIfStale } from '../bin/steps/install.js'
import { root } from '../bin/steps/root.js'
import { runNode } from '../bin/steps/run-node.js'

/**
 * `npm run test:telemetry` checks the types of this folder, which `npm run check` leaves out, and sends a trace. The
 * packages have a lock file of their own, so that neither the shop nor `npm test` installs them.
 */
installIfStale(join(root, 'telemetry'))
const checked = await runNode(['node_modules/typescript/bin/tsc', '--project', 'telemetry'])
const tested = await runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', 'vendor', 'telemetry'])
process.exitCode = checked || tested
