import { buildStorefrontIfStale } from './build-storefront.js'
import { installIfStale } from './install.js'
import { onStopSignal } from './on-stop-signal.js'
import { orSayWhyNot } from './refused.js'
import { runServer } from './run-server.js'

export function start() {
  return orSayWhyNot(async () => {
    installIfStale()
    buildStorefrontIfStale()
    const server = runServer({ NODE_ENV: 'production' })
    onStopSignal(server.stop)
    return await server.ended
  })
}
