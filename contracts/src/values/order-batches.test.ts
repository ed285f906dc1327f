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

test('a line that cannot be used is named with its fault', () => {
  const text = [
    '482190773;JJFI654321',
    '4821907735;ä!',
    '4821907735',
    '4821907735;3,70725E+17',
    '4,82191E+09;JJFI654324',
    '4821907735;370724776200000000',
    '4821907735;JJFI654325',
    '7730184412;JJFI654325',
  ].join('\n')
  const { lines, faults } = readBatchLines(text)
  expect(faults.map(({ fault }) => fault)).toEqual([
    'order-number',
    'tracking-number',
    'shortened',
    'shortened',
    'shortened',
    'of-two-orders',
  ])
  expect(faults.at(-1)?.line).toBe('7730184412;JJFI654325')
  expect(lines).toEqual([{ orderNumber: '4821907735', trackingNumbers: ['JJFI654325'] }])
})

test('a file of a carrier with more columns is read by its headings', () => {
  const text =
    'Vastaanottaja;Lähetystunnus;Tilausnumero\nMaija Laine;"JJFI654321, JJFI654322";4821907735\r"Oy; Ab";00370724776200000000;7730184412'
  expect(readBatchLines(text)).toEqual({
    lines: [
      { orderNumber: '4821907735', trackingNumbers: ['JJFI654321', 'JJFI654322'] },
      { orderNumber: '7730184412', trackingNumbers: ['00370724776200000000'] },
    ],
    faults: [],
  })
  expect(readBatchLines('Nimi;Kaupunki;Paino\nMaija;Espoo;40')).toEqual({
    lines: [],
    faults: [{ line: 'Nimi;Kaupunki;Paino', fault: 'columns' }],
  })
})
