/** Top down: a module may use what stands on a lower rung. Those on one rung do not know each other. */
export const ladder: readonly (readonly string[])[] = [
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
