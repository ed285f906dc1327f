import { isIP } from 'node:net'

const mappedIpv4 = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/

/**
 * Returns the one form of an address in which it is stored and compared: an IPv4 address also if it is written as IPv6
 * (::ffff:192.0.2.7, ::ffff:c000:207), and IPv6 as in RFC 5952, in small letters and with its zeros shortened. Some
 * proxies append a port to the address that they pass on, and link-local addresses name a network card (%eth0).
 */
export function normalAddress(written: string): string {
  const address = written
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIP(address) !== 6) return address
  const normal = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, ...halves] = mappedIpv4.exec(normal) ?? []
  if (halves.length === 0) return normal
  return halves
    .flatMap((half) => [Number.parseInt(half, 16) >> 8, Number.parseInt(half, 16) & 0xff])
    .join('.')
}

/**
 * Returns the network that an address is counted by. Everybody with an IPv6 address has a whole /64 of them, so the
 * /64 counts. Each IPv4 address counts by itself.
 */
export function networkOf(written: string): string {
  const address = normalAddress(written)
  if (!address.includes(':')) return address
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

/**
 * Returns the wider network of an address: the /24 of an IPv4 address or the /48 of an IPv6 address. Providers assign
 * whole networks of this size to one customer, who can therefore call from many networks of the smaller size.
 */
export function widerNetworkOf(written: string): string {
  const network = networkOf(written)
  const separator = network.includes(':') ? ':' : '.'
  return network.split(separator).slice(0, 3).join(separator)
}
