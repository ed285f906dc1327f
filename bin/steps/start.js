import { buildStorefrontIfStale } from './build-storefront.js'
import { installIfStale } from './install.js'
import { orSayWhyNot } from './refused.js'
import { runServer } from './run-server.js'
import { whenAskedToStop } from './when-asked-to-stop.js'

export function start() {
  return orSayWhyNot(async () => {
    installIfStale()
    buildStorefrontIfStale()
    const server = runServer({ NODE_ENV: 'production' })
    whenAskedToStop(server.stop)
    return await server.ended
  })
}
