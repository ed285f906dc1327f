import { expect, test } from 'vitest'
import { readBatchLines } from './order-batches.ts'

test('lines of a file or a scanner become orders with their parcels', () => {
  const text =
    '\uFEFFTilaus;Seurantatunnus\r\n4821907735;jjfi 654321\r\n"7730184412","JJFI654322"\n4821907735\tJJFI654323\n'
  expect(readBatchLines(text)).toEqual({
    lines: [
      { orderNumber: '4821907735', trackingNumbers: ['JJFI654321', 'JJFI654323'] },
      { orderNumber: '7730184412', trackingNumbers: ['JJFI654322'] },
    ],
    faults: [],
  })
})

test('lines that cannot be read are named', () => {
  expect(readBatchLines('482190773;JJFI654321\n4821907735;ä!\n4821907735').faults).toEqual([
    '482190773;JJFI654321',
    '4821907735;ä!',
  ])
})
