import { join } from 'node:path'
import { buildFrontEndsIfStale } from './build-front-ends.js'
import { installIfStale } from './install.js'
import { nodeFlags } from './node-flags.js'
import { onStopSignal } from './on-stop-signal.js'
import { runCommand } from './refused.js'
import { root } from './root.js'
import { runServer } from './run-server.js'

/** @param {{ isBuilt: boolean }} options `isBuilt` if the files cannot be changed, as in an image */
export function start({ isBuilt }) {
  return runCommand(async () => {
    if (!isBuilt) {
      installIfStale()
      await buildFrontEndsIfStale()
    }
    const program = [...nodeFlags, join(root, 'server', 'src', 'main.ts')]
    const server = runServer(program, { NODE_ENV: 'production' })
    onStopSignal(server.stop)
    return await server.ended
  })
}
