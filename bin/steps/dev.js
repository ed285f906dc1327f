import { join } from 'node:path'
import { installIfStale } from './install.js'
import { onStopSignal } from './on-stop-signal.js'
import { runCommand } from './refused.js'
import { root } from './root.js'
import { runServer } from './run-server.js'

/**
 * Starts the shop for development: Vite serves the pages from their sources, and the server restarts when its files
 * change.
 */
export function dev() {
  return runCommand(async () => {
    installIfStale()
    const program = [join(root, 'server', 'src', 'dev.ts')]
    const server = runServer(program, { PITO_DEV: '1', NODE_ENV: 'development' })
    onStopSignal(server.stop)
    return await server.ended
  })
}
