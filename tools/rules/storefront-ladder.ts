/**
 * A room (a folder of storefront/app) may import rooms on lower rungs. Rooms on the top rung do not import each other:
 * their pages can be changed without reading another room. The rooms of the rung "nouns of the shop" may import each
 * other, because a page of one noun shows parts of others: a card of a tyre has a button of the cart, and the cart
 * shows tyres. Cycles between files are refused everywhere (import-cycles.ts). The files directly in storefront/app
 * compose the pages and are exempt.
 */
const storefrontLadder: readonly {
  readonly rooms: readonly string[]
  readonly mayImportEachOther: boolean
}[] = [
  {
    rooms: ['checkout', 'downloads', 'home', 'landing', 'owned-tyres', 'partners', 'tyre'],
    mayImportEachOther: false,
  },
  {
    rooms: [
      'account',
      'acting',
      'alerts',
      'analytics',
      'booking',
      'cart',
      'compare',
      'content',
      'cookies',
      'errors',
      'frame',
      'orders',
      'reviews',
      'search',
      'service-points',
      'tyres',
      'vehicle',
    ],
    mayImportEachOther: true,
  },
  { rooms: ['captcha'], mayImportEachOther: false },
  { rooms: ['words'], mayImportEachOther: false },
  { rooms: ['page'], mayImportEachOther: false },
  { rooms: ['season'], mayImportEachOther: false },
]

const app = 'storefront/app/'

/**
 * Checks an import of a file in storefront/app. Returns the reason why it is refused, worded as the end of a
 * sentence, or null if it is allowed.
 */
export function whyNotRoom(from: string, target: string): string | null {
  if (/^(web|contracts|ui)\//.test(target)) return null
  if (!target.startsWith('storefront/')) return 'the storefront knows web, contracts and ui only'
  const [here, there] = [roomOf(from), roomOf(target)]
  if (here === null || here === there) return null
  if (there === null) return 'the files directly in storefront/app put the pages together'
  const [above, below] = [rungOf(here), rungOf(there)]
  if (above < 0) return `${here} has no rung on the ladder (tools/rules/storefront-ladder.ts)`
  if (below < 0) return `${there} has no rung on the ladder (tools/rules/storefront-ladder.ts)`
  if (above < below || (above === below && storefrontLadder[above]?.mayImportEachOther)) return null
  return `${there} does not stand below ${here} on the ladder`
}

/** Returns the room of a file, such as `cart`, or null for files directly in storefront/app. */
function roomOf(path: string): string | null {
  const [room = '', ...rest] = path.slice(app.length).split('/')
  return path.startsWith(app) && rest.length > 0 ? room : null
}

function rungOf(room: string): number {
  return storefrontLadder.findIndex(({ rooms }) => rooms.includes(room))
}
