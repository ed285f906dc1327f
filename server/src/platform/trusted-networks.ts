import { BlockList } from 'node:net'

/** The widest networks that one owner has: 10.0.0.0/8 and fc00::/7. */
const shortestPrefix = { v4: 8, v6: 7 }
/** IPv4 addresses as IPv6 writes them: ::ffff:10.0.0.1. */
const mapped = { network: '::ffff:0:0', prefix: 96 }

/** Whether a network holds strangers too, so that everybody could claim any address in X-Forwarded-For. */
export function isTooWide(network: string): boolean {
  const [address = '', prefix] = network.split('/')
  if (prefix === undefined) return false
  const length = Number(prefix)
  if (!address.includes(':')) return length < shortestPrefix.v4
  if (length < shortestPrefix.v6) return true
  return holdsMapped(address, length) && length - mapped.prefix < shortestPrefix.v4
}

/** Whether one of the two networks lies within the other. */
function holdsMapped(address: string, length: number): boolean {
  return length < mapped.prefix
    ? isWithin(mapped.network, address, length)
    : isWithin(address, mapped.network, mapped.prefix)
}

function isWithin(address: string, network: string, prefix: number): boolean {
  const list = new BlockList()
  list.addSubnet(network, prefix, 'ipv6')
  return list.check(address, 'ipv6')
}
