import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { contractsWithoutSchemas } from './vite/contracts-without-schemas.ts'
import { drawnIcons } from './vite/drawn-icons.ts'
import { shakeReactRouter } from './vite/shake-react-router.ts'
import { smallPreload } from './vite/small-preload.ts'

const shownOnEveryPage =
  /ui[\\/]src[\\/](toast|toast-store|alert|logo|popover|dialog|icon|button|skip-link)\.tsx?$|storefront[\\/]app[\\/](root\.tsx|frame[\\/]|boot[\\/]|locale[\\/]|season[\\/]|words[\\/](frame|errors)\.ts|routes[\\/]error[\\/])/

const ours = /[\\/](ui[\\/]src|storefront[\\/]app|contracts[\\/]src)[\\/]/

/** Fetched on arrival or after a press, however many share it. */
const neededLater =
  /ui[\\/]src[\\/](carousel|run-carousel)|routes[\\/]home[\\/]below[\\/]|words[\\/](carousel|home-below|reasons)\.ts|app[\\/]pictures\.ts/
const ofTheCart =
  /app[\\/](cart[\\/]|words[\\/](cart|buying)\.)|src[\\/](cart|values[\\/]cart-sentences|number-stepper|step-within|field|panel)[.-]/

/** Shared by several pages, and still not by home, list and product together. */
const ofSomePages =
  /ui[\\/]src[\\/](tabs|next-tab|empty|pager|pager-window|wake-carousels)\.tsx?$|app[\\/]static[\\/]|storefront[\\/]app[\\/]tyres[\\/](tyre-card|price-block|brand-name|index-words)\.tsx$/
/** Five addresses lead to the page of a tyre, which does not make its parts everybody's. */
const ofTyrePage = /routes[\\/]tyre[\\/]|words[\\/](tyre|waiting)\.ts/
/** Loaders and pages share them, and other pages do not. */
const ofLists =
  /routes[\\/](landing|tyres)[\\/]|words[\\/]landing\.ts|app[\\/]finder[\\/]|tyres[\\/](list-path|card-item)\.ts/
const ofAlerts = /routes[\\/]tyre-alert[\\/]|words[\\/]alert-pages\.ts/
const ofOneRoom = [neededLater, ofTheCart, ofSomePages, ofTyrePage, ofLists, ofAlerts]
const sharedByMany = (id: string) => ours.test(id) && !ofOneRoom.some((room) => room.test(id))

// Many small files compress badly: what every page needs is two of them, the libraries' and the shop's own.
const everyPage = [
  { name: 'libraries', test: /node_modules/, priority: 2 },
  { name: 'frame', test: shownOnEveryPage, minShareCount: 1, priority: 1 },
  { name: 'frame', test: sharedByMany, minShareCount: 3 },
  { name: 'tyre-addresses', test: /routes[\\/]tyre[\\/](twin-of-tyre-path|tyre-client-loaders)\.ts$/ },
  // What fetches a script on demand must not itself wait in one of those scripts.
  { name: 'on-demand', test: /vite[\\/]preload-helper/, minShareCount: 1, priority: 3 },
]

export default defineConfig({
  plugins: [contractsWithoutSchemas(), shakeReactRouter(), smallPreload(), reactRouter()],
  css: { postcss: { plugins: [drawnIcons()] } },
  build: {
    assetsInlineLimit: 0,
    cssTarget: ['chrome125', 'safari18', 'firefox129'],
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: everyPage } } } } },
  },
  logLevel: 'warn',
})
