import { expect, test } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'

const customerServicePhone = '020 123 0000'
const html = '<p>{{return_terms}}</p><p>{{refund_terms}} {{other}}</p>'

test.each([
  ['fi', 'Noudamme renkaat kustannuksellamme', 'Emme odota, että renkaat ovat tulleet takaisin.'],
  ['en', 'We collect the tyres at our cost', 'We do not wait for the tyres to come back.'],
] as const)('a shop that collects the tyres does not wait for them, in %s', (language, collects, waits) => {
  const filled = fillPlaceholders(html, language, { collectsReturns: true, customerServicePhone })
  for (const part of [collects, waits, customerServicePhone, '14', '{{other}}'])
    expect(filled).toContain(part)
})

test.each([
  ['fi', 'Noudamme', 'Voimme kuitenkin odottaa'],
  ['en', 'We collect', 'We may, however, wait'],
] as const)(
  'a shop that does not collect them says only that it may wait, in %s',
  (language, collects, waits) => {
    const filled = fillPlaceholders(html, language, { collectsReturns: false, customerServicePhone })
    expect(filled).toContain(waits)
    expect(filled).not.toContain(collects)
  },
)
