import { browserBuild } from '@pito/web/vite/browser-build'
import { contractsWithoutSchemas } from '@pito/web/vite/contracts-without-schemas'
import { reactRouter } from '@react-router/dev/vite'
import type { Rolldown } from 'vite'
import { defineConfig } from 'vite'
import { sharedFile } from './vite/shared-file.ts'

// Left alone, the build makes sixty to seventy small files of a page, which compress badly: 10 kB gzip more.
// jose, WebAuthn and PhotoSwipe are fetched by the forms and the viewer that need them; react-aria with the calendar.
const fetchedLater =
  /node_modules[\\/](jose|photoswipe|@simplewebauthn|react-aria|react-stately|@internationalized|@swc|clsx|client-only|use-sync-external-store|aria-hidden)\b/
// The root's comes first and says in which order the layers are: styles in the shared file would come before it.
// A component that is shared takes its styles along.
const withStyles = /\.css$|app[\\/]service-points[\\/]fittings[\\/]/
// No public page begins with this code. The cart does, so what only pages of passwords need is left out.
const ofForms =
  /web[\\/]src[\\/]form[\\/]|app[\\/](captcha|account[\\/](?!account-store|read-person|net-price|[\w-]*password|timed-alert|company-fields|contact-number|country-codes|name-fields)[\w-]+\.)|values[\\/](account-sentences|captcha-work)\.ts/
// Every form needs this code, including the form of an alert on the product page.
const ofEveryForm =
  /web[\\/]src[\\/]form[\\/](new-key|use-form|post-form|form-result|email-input)\.tsx?$|values[\\/]sentences\.ts$/
const ofCheckout = /app[\\/](frame[\\/]checkout-bar|cart[\\/]cart-steps)/
const shared = (file: 'shared' | 'lists'): Rolldown.CodeSplittingGroup => ({
  debugName: file,
  name: (id, graph) => (sharedFile(id, graph) === file ? file : null),
  test: (id) => !withStyles.test(id),
  minShareCount: 3,
})
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: (id) => /node_modules/.test(id) && !fetchedLater.test(id), priority: 4 },
  { ...shared('shared'), priority: 3 },
  { ...shared('lists'), priority: 2 },
  { name: 'form', test: ofEveryForm, minShareCount: 3, priority: 1 },
  { name: 'forms', test: ofForms, minShareCount: 3 },
  { name: 'checkout', test: ofCheckout, minShareCount: 3 },
]

// Every page loads the map of routes, which names all files. File names without the names of modules save 2 to 5 kB
// gzip of each page. The bundler accepts no hash of fewer than seven characters.
const shortNames = {
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: 'assets/[hash:7].js',
}

export default defineConfig({
  plugins: [contractsWithoutSchemas(), reactRouter()],
  // In development Vite bundles the packages once, at the start. One that it found only when a page imports it would
  // replace the bundles that the page already has: "504 Outdated Optimize Dep".
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'] },
  build: browserBuild,
  environments: {
    client: { build: { rolldownOptions: { output: { ...shortNames, codeSplitting: { groups: chunks } } } } },
  },
  logLevel: 'warn',
})
