import { BlockList } from 'node:net'

/** The widest networks that can belong to one owner are 10.0.0.0/8 and fc00::/7. */
const shortestPrefix = { v4: 8, v6: 7 }
/** IPv6 writes IPv4 addresses as ::ffff:10.0.0.1. */
const mapped = { network: '::ffff:0:0', prefix: 96 }

/** Returns whether the network contains strangers, who could then claim any address in X-Forwarded-For. */
export function isTooWide(network: string): boolean {
  const [address = '', prefix] = network.split('/')
  if (prefix === undefined) return false
  const length = Number(prefix)
  if (!address.includes(':')) return length < shortestPrefix.v4
  if (length < shortestPrefix.v6) return true
  return holdsMapped(address, length) && length - mapped.prefix < shortestPrefix.v4
}

/** Returns whether one of the two networks contains the other. */
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
