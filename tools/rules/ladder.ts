/** Top down: a module may use what stands on a lower rung. Those on one rung do not know each other. */
const ladder: readonly (readonly string[])[] = [
  ['reviews'],
  ['orders', 'staff', 'privacy'],
  ['cart', 'alerts', 'downloads'],
  ['booking'],
  ['catalogue'],
  ['accounts'],
  ['service-points'],
  ['payment', 'notifications', 'content', 'pricing', 'places', 'vehicles', 'partners'],
]

export function rungOf(module: string): number {
  return ladder.findIndex((rung) => rung.includes(module))
}

/** The same within the module of orders, for its folders: placing an order may use payments, never the reverse. */
const foldersOfOrders: readonly (readonly string[])[] = [
  ['fulfilment'],
  ['placing'],
  ['payments'],
  ['refunds'],
  ['emails'],
  ['invoices'],
  ['attempts'],
  ['links', 'reservations'],
]

/** Paths inside the module. Files directly in the module and tests are free. */
export function whyNotFolderOfOrders(from: string, target: string): string | null {
  const [here, there] = [from, target].map((file) => file.slice(0, Math.max(0, file.indexOf('/'))))
  const [upper, lower] = [here, there].map((name) =>
    foldersOfOrders.findIndex((rung) => rung.includes(name ?? '')),
  )
  if (here === there || upper === undefined || lower === undefined || upper < 0 || lower < 0) return null
  return upper < lower ? null : `orders/${there} does not stand below orders/${here} (tools/rules/ladder.ts)`
}
