import { van } from '@pito/contracts/values/vehicle-type'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { LabelFacts } from '../label/label-facts.ts'
import type { DeclaredRow } from '../label/label-store.ts'
import { drawSheet } from './information-sheet-pdf.ts'
import { sheetOf } from './sheet-of.ts'

const row: DeclaredRow = {
  id: 8,
  vehicleTypeId: van,
  seasonId: 1,
  supplier: 'Kuura',
  supplierContact: null,
  brandSlug: 'kuura',
  commercialName: 'Kuorma 2',
  modelSlug: 'kuorma-2',
  typeIdentifier: 'T8',
  width: 225,
  aspect: 65,
  diameter: 16,
  zRated: false,
  commercial: true,
  loadIndex: 112,
  loadIndexDual: 110,
  speedIndex: 'R',
  reinforced: null,
  runFlat: false,
  tyreClass: 'C2',
  fuelEfficiency: 'C',
  wetGrip: 'B',
  noiseClass: 'B',
  noiseValue: 71,
  snowGrip: false,
  iceGrip: false,
  eprelId: null,
  productionStart: '07/2024',
  productionEnd: null,
  moreServiceDescription: null,
}
const facts: LabelFacts = {
  supplier: 'Kuura',
  typeIdentifier: 'T8',
  size: '225/65 R16C 112/110R',
  tyreClass: 'C2',
  fuelEfficiency: 'C',
  wetGrip: 'B',
  noiseValue: 71,
  noiseClass: 'B',
  snowGrip: false,
  iceGrip: false,
  eprelId: null,
}
const english = sheetOf({ row, facts, illustrative: true }, 'en')
const value = (name: string) => english.rows.find((one) => one.name === name)?.value

test('the sheet has the nineteen fields that the register shows', () => {
  expect(english.rows).toHaveLength(19)
  expect(english.rows.every(({ name, value: told }) => name && told)).toBe(true)
})

test.each([
  ['Tyre size designation', '225/65 R16C'],
  ['Load-capacity index', '112 (single), 110 (dual)'],
  ['Load version', 'SL'],
  ['External rolling noise value', '71\u00a0dB'],
  ['Tyre for use in severe snow conditions', 'No'],
  ['Date of start of production (week/year)', '07/2024'],
])('%s is %s', (name, told) => {
  expect(value(name)).toBe(told)
})

test('what nobody declared says so', () => {
  expect(value('Contact details of the supplier')).toBe('Not declared')
  expect(value('EPREL number')).toBe('Not declared')
})

test('a demo says that its values are invented, a shop does not', () => {
  expect(english.note).toContain('invented')
  expect(sheetOf({ row, facts, illustrative: false }, 'en').note).toBe('')
})

test('the Finnish sheet has Finnish names', () => {
  expect(sheetOf({ row, facts, illustrative: true }, 'fi').rows.map(({ name }) => name)).toContain(
    'Märkäpitoluokka',
  )
})

test('the same sheet is the same file, tagged, with a title and its language', async () => {
  const [one, other] = [await drawSheet(english, 'en'), await drawSheet(english, 'en')]
  expect(one.equals(other)).toBe(true)
  const text = one.toString('latin1')
  expect(text).toMatch(/^%PDF-1\.7/)
  expect(text).toContain('/Lang (en-GB)')
  expect(text).toContain('/Marked true')
  expect(text).toContain('/DisplayDocTitle true')
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('a sheet prints a long name whole, with the letters of other languages', async () => {
  const name = 'Škoda Зима talvirengas '.repeat(20).trim()
  const pdf = await getDocumentProxy(new Uint8Array(await drawSheet({ ...english, name }, 'fi')))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text.replaceAll(/\s+/g, ' ')).toContain(name)
})
