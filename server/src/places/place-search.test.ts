import { array, assert, constantFrom, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { readPlaces } from './read-places.ts'
import { labelOf } from './rules/listed-place.ts'
import { PlaceIndex } from './rules/place-index.ts'
import { wordsOf } from './rules/words-of.ts'

const places = readPlaces()
const index = new PlaceIndex(places)
const search = (text: string, limit = 8) =>
  index.search(text, limit).map(({ place, language }) => labelOf(place, language))

test('every municipality and every postcode is there', () => {
  expect(places.filter(({ kind }) => kind === 'town')).toHaveLength(308)
  expect(places.filter(({ kind }) => kind === 'postcode')).toHaveLength(3018)
  expect(places.every(({ latitude }) => latitude > 59 && latitude < 71)).toBe(true)
})

test.each([
  ['a town', 'Helsinki', 'Helsinki'],
  ['a town half typed', 'hel', 'Helsinki'],
  ['a town of two letters before longer names', 'ii', 'Ii'],
  ['a town without its dots', 'jyvaskyla', 'Jyväskylä'],
  ['a town in capitals', 'JYVÄSKYLÄ', 'Jyväskylä'],
  ['a town in Swedish', 'Åbo', 'Åbo'],
  ['a town in Swedish, without its ring', 'abo', 'Åbo'],
  ['a postcode', '00530', '00530 Helsinki, Kallio'],
  ['a postcode with its country', 'FI-00530', '00530 Helsinki, Kallio'],
  ['a part of a town', 'kallio', '00530 Helsinki, Kallio'],
  ['a part and its town', 'kallio helsinki', '00530 Helsinki, Kallio'],
  ['a postcode and the beginning of a town', '00530 hel', '00530 Helsinki, Kallio'],
  ['a postcode and a town in Swedish', '20100 åbo', '20100 Åbo, Åbo centrum'],
  ['a label that was taken over', '00530 Helsinki, Kallio', '00530 Helsinki, Kallio'],
  ['a village with a post town of its own', 'klaukkala nurmijarvi', '01800 Klaukkala, Klaukkala Keskus'],
  ['two letters swapped', 'tampree', 'Tampere'],
  ['a letter missing', 'helsnki', 'Helsinki'],
  ['a letter too many', 'kuoppio', 'Kuopio'],
  ['two typos in a long name', 'rovanemi', 'Rovaniemi'],
])('%s: %s finds %s first', (_case, typed, first) => {
  expect(search(typed)[0]).toBe(first)
})

test.each([['Tallinn'], ['Stockholm'], ['99999'], ['00530 Tampere'], [''], [' , - '], ['💥']])(
  '%s finds nothing',
  (typed) => {
    expect(search(typed)).toEqual([])
  },
)

test('the beginning of a postcode finds the largest areas first', () => {
  const found = index.search('005', 20).map(({ place }) => place)
  expect(found.every(({ postalCode }) => postalCode.startsWith('005'))).toBe(true)
  expect(found.map(({ population }) => population)).toEqual(
    found.map(({ population }) => population).sort((one, other) => other - one),
  )
})

test('a wrong digit is no typo', () => {
  expect(search('00531')).toEqual([])
})

test('where typed letters begin names, no similar name is added', () => {
  expect(search('kallio', 20).every((label) => label.includes('allio'))).toBe(true)
})

test('any beginning of any name finds the place, or as many of the same beginning', async () => {
  const names = places.flatMap((place) =>
    Object.values({ ...place.finnish, swedishTown: place.swedish.town, swedishArea: place.swedish.area })
      .concat(place.kind === 'postcode' ? place.postalCode : [])
      .filter((name) => name !== '')
      .map((name) => ({ id: place.id, name })),
  )
  await assert(
    property(constantFrom(...names), integer({ min: 1, max: 60 }), ({ id, name }, letters) => {
      const typed = name.slice(0, letters)
      const found = index.search(typed, 20).map(({ place }) => place)
      const namesakes = found.filter((place) => hasWords(place, wordsOf(typed)))
      expect(found.some((place) => place.id === id) || namesakes.length === 20).toBe(true)
    }),
    { numRuns: 500 },
  )
})

function hasWords(place: (typeof places)[number], typed: readonly string[]): boolean {
  const { finnish, swedish, municipality, postalCode } = place
  const words = wordsOf(`${finnish.town} ${finnish.area}`).concat(
    wordsOf(`${swedish.town} ${swedish.area}`),
    wordsOf(`${municipality} ${postalCode}`),
  )
  return typed.every((beginning) => words.some((word) => word.startsWith(beginning)))
}

test('no text is too strange to search for', async () => {
  await assert(
    property(string({ unit: 'binary', maxLength: 100 }), (text) => {
      expect(search(text).length).toBeLessThanOrEqual(8)
    }),
  )
  await assert(
    property(
      array(constantFrom('a', 'ä', '-', ' ', '0', 'İ', 'ß', '\u0308'), { maxLength: 100 }),
      (signs) => {
        expect(search(signs.join('')).length).toBeLessThanOrEqual(8)
      },
    ),
  )
})
