import { join } from 'node:path'
import { compressAssets } from '@pito/web/vite/compress-assets'
import type { Config } from '@react-router/dev/config'
import { pathOf } from '../bin/front-ends.js'

export default {
  ssr: false,
  // React Router requires `basename` to begin with Vite's `base`, which ends with a slash.
  basename: `${pathOf('backoffice')}/`,
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
