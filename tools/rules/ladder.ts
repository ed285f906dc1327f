/** A module may import modules on lower rungs, and none on its own rung. */
const ladder: readonly (readonly string[])[] = [
  ['reviews', 'owned-tyres', 'imports', 'dashboard', 'customers', 'mails'],
  ['staff'],
  ['orders', 'privacy'],
  ['cart', 'alerts', 'downloads'],
  ['booking'],
  ['catalogue'],
  ['accounts'],
  ['service-points'],
  ['content'],
  ['payment-providers', 'notifications', 'pricing', 'places', 'vehicles', 'partners'],
]

export function rungOf(module: string): number {
  return ladder.findIndex((rung) => rung.includes(module))
}

/**
 * The folders of the module `orders` have a ladder of their own: `placing` may import `payments`, for example, but
 * not the reverse.
 */
const foldersOfOrders: readonly (readonly string[])[] = [
  ['desk', 'paper'],
  ['fulfilment'],
  ['placing'],
  ['supplements'],
  ['payments'],
  ['refunds'],
  ['emails'],
  ['terms'],
  ['invoices'],
  ['attempts'],
  ['links', 'reservations'],
]

/**
 * Checks an import between folders of the module `orders`; the paths are relative to the module. Tests and the files
 * directly in the module are exempt.
 */
export function whyNotFolderOfOrders(from: string, target: string): string | null {
  const [here, there] = [from, target].map((file) => file.slice(0, Math.max(0, file.indexOf('/'))))
  const [upper, lower] = [here, there].map((name) =>
    foldersOfOrders.findIndex((rung) => rung.includes(name ?? '')),
  )
  if (here === there || upper === undefined || lower === undefined || upper < 0 || lower < 0) return null
  return upper < lower ? null : `orders/${there} does not stand below orders/${here} (tools/rules/ladder.ts)`
}
