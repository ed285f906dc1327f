import { expect, test } from 'vitest'
import { fieldName, shownValue } from './shown-value.ts'

test.each([
  ['price_cents', 19_150, '191,50 €', '191,50 €'],
  ['state', 'on-sale', 'Myynnissä', 'On sale'],
  ['run_flat', false, 'ei', 'no'],
  ['archived', true, 'kyllä', 'yes'],
  ['ean', null, 'tyhjä', 'empty'],
  ['manufacturer_product_id', '', 'tyhjä', 'empty'],
  ['season_id', 2, 'Talvi, kitka', 'Winter Friction'],
  ['vehicle_kind', 'suv', 'Katumaasturi', 'SUV'],
  ['segment', 'mid', 'Keskihintainen', 'Mid-range'],
  ['vat_permille', 255, '25,5 %', '25.5 %'],
  ['delivered_on', '2026-11-25', '25.11.2026', '25 November 2026'],
  ['received_at', '2026-11-25T08:00:00.000Z', 'ke 25.11.2026 klo 10.00', 'Wed, 25 Nov 2026, 10:00'],
  ['launch_year', 2024, '2024', '2024'],
  [
    'no_dispatch_dates',
    ['2026-12-24', '2026-12-25'],
    '24.12.2026, 25.12.2026',
    '24 December 2026, 25 December 2026',
  ],
  ['no_dispatch_dates', [], 'tyhjä', 'empty'],
  [
    'change',
    { state: 'draft', price_cents: 100 },
    'Tila: Luonnos, Hinta: 1,00 €',
    'Status: Draft, Price: 1,00 €',
  ],
  ['model_id', 7, 'Kuura Tuisku 1', 'Kuura Tuisku 1'],
  ['model_id', 8, '8', '8'],
])('%s %j', (field, value, finnish, english) => {
  const names = { model_id: { 7: 'Kuura Tuisku 1' } }
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(plain(shownValue(field, value, 'fi_FI', names))).toBe(finnish)
  expect(plain(shownValue(field, value, 'en_GB', names))).toBe(english)
})

test('fields have the headings of imports', () => {
  expect(fieldName('price_cents', 'fi_FI')).toBe('Hinta')
  expect(fieldName('model_id', 'en_GB')).toBe('Model')
  expect(fieldName('3125', 'fi_FI')).toBe('3125')
})
