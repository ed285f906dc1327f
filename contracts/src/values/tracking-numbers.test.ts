import { expect, test } from 'vitest'
import { isTrackingTemplate, readTrackingNumbers, trackingUrl } from './tracking-numbers.ts'

test('tracking numbers are read line by line, without spaces and repetitions', () => {
  expect(readTrackingNumbers('JJFI 6543 2100\njjfi65432101, JJFI65432100;\n\n')).toEqual([
    'JJFI65432100',
    'JJFI65432101',
  ])
})

test('the tracking link has the number in its place', () => {
  expect(trackingUrl('https://carrier.example/track?id={number}', 'JJFI-1&x')).toBe(
    'https://carrier.example/track?id=JJFI-1%26x',
  )
  expect(trackingUrl(null, 'JJFI1')).toBeNull()
})

test.each<[string, boolean]>([
  ['https://www.posti.fi/fi/seuranta#/lahetys/{number}', true],
  ['https://carrier.example/track?id={number}&lang=fi', true],
  ['http://carrier.example/{number}', false],
  ['https://carrier.example/track', false],
  ['https://{number}.example/track', false],
  ['https://carrier.example:{number}/', false],
  ['https://user:secret@carrier.example/{number}', false],
  ['https://carrier.example/a b/{number}', false],
  ['javascript:alert({number})', false],
  ['{number}', false],
])('%s as a template of links: %s', (text, isAccepted) => {
  expect(isTrackingTemplate(text)).toBe(isAccepted)
})
