import { join } from 'node:path'
import { compressAssets } from '@pito/web/vite/compress-assets'
import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole map of routes comes with the first page: a dozen short lines instead of a request at every hover.
  routeDiscovery: { mode: 'initial' },
  // The map itself is written last, after both bundles.
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
