import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf, normalAddress, widerNetworkOf } from './network-of.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8::0009', '2001:db8::9'],
  ['2001:0db8:0000:0000:0000:0000:0000:0009', '2001:db8::9'],
  ['[2001:db8::9]:4711', '2001:db8::9'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', 'unknown'],
])('%s is written %s', (written, normal) => {
  expect(normalAddress(written)).toBe(normal)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:0:0:0:1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['192.0.2.7', '192.0.2'],
  ['192.0.2.255', '192.0.2'],
  ['::ffff:192.0.2.7', '192.0.2'],
  ['192.0.3.7', '192.0.3'],
  ['2001:db8:1:2::9', '2001:db8:1'],
  ['2001:db8:1:ffff::9', '2001:db8:1'],
  ['2001:db8:2::9', '2001:db8:2'],
  ['2001:db8::1', '2001:db8:0'],
])('%s belongs to the wider network %s', (address, network) => {
  expect(widerNetworkOf(address)).toBe(network)
})

test('all spellings of an address have one normal form and one network', () => {
  const groups = array(integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 })
  void assert(
    property(groups, (address) => {
      const short = address.map((group) => group.toString(16)).join(':')
      const long = address.map((group) => group.toString(16).padStart(4, '0').toUpperCase()).join(':')
      expect(normalAddress(long)).toBe(normalAddress(short))
      expect(normalAddress(normalAddress(long))).toBe(normalAddress(short))
      expect(networkOf(long)).toBe(networkOf(short))
    }),
  )
})
