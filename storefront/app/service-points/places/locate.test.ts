import type { Place } from '@pito/contracts/places'
import type { Api } from '@pito/web/api/api'
import { ApiRefusal } from '@pito/web/api/api-refusal'
import { expect, test } from 'vitest'
import { locate } from './locate.ts'

const kallio: Place = {
  id: 'postcode-00530',
  kind: 'postcode',
  label: '00530 Helsinki, Kallio',
  latitude: 60.184,
  longitude: 24.949,
  postal_code: '00530',
  town: 'Helsinki',
}

function apiWith(answer: () => Promise<unknown>) {
  const inputs: unknown[] = []
  const api = ((_contract: unknown, input: unknown) => {
    inputs.push(input)
    return answer()
  }) as Api
  return { api, inputs }
}

const found = () => Promise.resolve({ success: 1, data: kallio })
const refused = (status: number, code: string) => () =>
  Promise.reject(new ApiRefusal(status, { success: 0, code, message: 'No.' }))

const here = {
  getCurrentPosition: (resolve: PositionCallback) =>
    resolve({ coords: { latitude: 60.1841234, longitude: 24.9491234 } } as GeolocationPosition),
}
const failing = (code: number) => ({
  getCurrentPosition: (_resolve: PositionCallback, reject?: PositionErrorCallback | null) =>
    reject?.({ code } as GeolocationPositionError),
})

test('a position becomes a place, and is sent no finer than 100 metres', async () => {
  const { api, inputs } = apiWith(found)
  expect(await locate(api, here)).toEqual({ place: kallio, fault: null })
  expect(inputs).toEqual([{ latitude: '60.184', longitude: '24.949' }])
})

test.each([
  ['without permission', failing(1), found, 'denied'],
  ['without a position', failing(2), found, 'failed'],
  ['when the position takes too long', failing(3), found, 'late'],
  ['without geolocation in the browser', undefined, found, 'unsupported'],
  ['outside Finland', here, refused(404, 'not-found'), 'abroad'],
  ['when the shop fails', here, refused(500, 'unexpected'), 'failed'],
  ['without a connection', here, () => Promise.reject(new TypeError('fetch failed')), 'failed'],
])('%s the visitor reads why', async (_case, geolocation, answer, fault) => {
  expect(await locate(apiWith(answer).api, geolocation)).toEqual({ place: null, fault })
})
