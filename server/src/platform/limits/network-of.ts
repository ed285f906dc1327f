/**
 * Returns the network that an address is counted by. Everybody with an IPv6 address has a whole /64 of them, so the
 * /64 counts. Each IPv4 address counts by itself.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const [left, right] = [groups(head), groups(tail)]
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
