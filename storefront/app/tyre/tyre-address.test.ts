import { expect, test } from 'vitest'
import { tyreIdOf, tyreRequest } from '../tyres/tyre-address.ts'
import { translatedTyrePath } from './tyre.tsx'

const five = {
  vehicle_type: 'car-suv-4x4',
  tyre_season: 'winter-friction',
  tyre_size: '205-55-R16',
  brand: 'continental',
  model: 'vikingcontact-8',
}
const request = {
  car_type: 'car-suv-4x4',
  season: 'winter-friction',
  width: 205,
  aspect_ratio: 55,
  diameter: 16,
  brand: 'continental',
  model: 'vikingcontact-8',
}

test('five segments name model and size', () => {
  expect(tyreRequest(five)).toEqual(request)
})

test.each([
  [{ load_speed_index: '94T' }, { load_speed_index: '94T' }],
  [
    { load_speed_index: '94T', reinforced: 'XL' },
    { load_speed_index: '94T', reinforced: 'XL' },
  ],
  [
    { load_speed_index: '94T', reinforced: 'SL', pid: '12' },
    { load_speed_index: '94T', reinforced: 'SL', id: '12' },
  ],
  [{ load_speed_index: '12' }, { id: '12' }],
  [
    { load_speed_index: '121/119R', reinforced: '77' },
    { load_speed_index: '121/119R', id: '77' },
  ],
])('further segments %o narrow to a version', (more, narrowed) => {
  expect(tyreRequest({ ...five, ...more })).toEqual({ ...request, ...narrowed })
})

test.each(['205-55', 'summer', '', '205-55-R16-extra'])('%s is no size', (tyre_size) => {
  expect(tyreRequest({ ...five, tyre_size })).toBeNull()
})

test('what is too long to be a name is no tyre', () => {
  expect(tyreRequest({ ...five, brand: 'a'.repeat(101) })).toBeNull()
  expect(tyreRequest({ ...five, load_speed_index: '9'.repeat(11) })).toBeNull()
})

test.each(['brand', 'model', 'tyre_season'])('a null character in %s is no tyre', (name) => {
  expect(tyreRequest({ ...five, [name]: 'x\u0000' })).toBeNull()
})

test.each([
  [
    '/tyres/car-suv-4x4/winter-friction/205-55-R16/continental/x/94T/XL/12',
    '/renkaat/henkiloautot/kitkarenkaat/205-55-R16/continental/x/94T/XL/12',
  ],
  ['/renkaat/kuorma-autot/kesarenkaat/11-0-R22.5/a/b', '/tyres/trucks/summer/11-0-R22.5/a/b'],
])('%s is in the other language %s', (path, translated) => {
  expect(translatedTyrePath(path)).toBe(translated)
  expect(translatedTyrePath(translated)).toBe(path)
})

test.each(['0', '-1', '1.5', '1e3', '', '12345678901', "1' or 1=1"])('%s is no id', (text) => {
  expect(tyreIdOf(text)).toBeNull()
})

test('an id stays as it is written', () => {
  expect(tyreIdOf('727')).toBe('727')
})
