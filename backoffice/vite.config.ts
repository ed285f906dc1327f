import { browserBuild } from '@pito/web/vite/browser-build'
import { contractsWithoutSchemas } from '@pito/web/vite/contracts-without-schemas'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { pathOf } from '../bin/front-ends.js'

export default defineConfig({
  base: `${pathOf('backoffice')}/`,
  plugins: [contractsWithoutSchemas(), reactRouter()],
  // In development Vite bundles the packages once, at the start; storefront/vite.config.ts explains why.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
  build: browserBuild,
  logLevel: 'warn',
})
