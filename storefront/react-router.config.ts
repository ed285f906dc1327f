import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole map of routes comes with the first page: a dozen short lines instead of a request at every hover.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
