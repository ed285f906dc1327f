/** The widest networks that one owner has: 10.0.0.0/8 and fc00::/7. */
const shortestPrefix = { v4: 8, v6: 7 }

/** Whether a network holds strangers too, so that everybody could claim any address in X-Forwarded-For. */
export function isTooWide(network: string): boolean {
  const [address = '', prefix] = network.split('/')
  if (prefix === undefined) return false
  return Number(prefix) < (address.includes(':') ? shortestPrefix.v6 : shortestPrefix.v4)
}
