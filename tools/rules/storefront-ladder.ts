/**
 * A folder of storefront/app may import from folders on lower rungs, but not from other folders on its own rung. The
 * folders of routes may not import each other. The files directly in storefront/app compose the pages and are exempt.
 */
const storefrontLadder: readonly (readonly string[])[] = [
  ['routes'],
  ['errors'],
  ['frame'],
  ['search'],
  ['cards'],
  ['compare'],
  ['finder'],
  ['plate', 'service-points'],
  ['booking'],
  ['orders'],
  ['cart'],
  ['alerts', 'captcha', 'account'],
  ['acting'],
  ['analytics'],
  ['cookies'],
  ['tyres', 'places', 'reviews'],
  ['fit'],
  ['list'],
  ['boot', 'seo'],
  ['api'],
  ['content'],
  ['words'],
  ['season'],
  ['page', 'static'],
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
  return above < below ? null : `${there} does not stand below ${here} on the ladder`
}

/** Returns the folder of a file, such as `cart` or `routes/cart`, or null for files directly in storefront/app. */
function roomOf(path: string): string | null {
  const [first = '', second = '', ...rest] = path.slice(app.length).split('/')
  if (!path.startsWith(app) || second === '') return null
  return first === 'routes' && rest.length > 0 ? `routes/${second}` : first
}

function rungOf(room: string): number {
  return storefrontLadder.findIndex((rung) => rung.includes(room.split('/')[0] ?? ''))
}
