import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './vite/compress-assets.ts'
import { contractsWithoutSchemas } from './vite/contracts-without-schemas.ts'

export default defineConfig({
  plugins: [contractsWithoutSchemas(), reactRouter(), compressAssets()],
  build: { assetsInlineLimit: 0, cssTarget: ['chrome125', 'safari18', 'firefox129'], cssMinify: 'lightningcss', reportCompressedSize: false },
  logLevel: 'warn',
})
