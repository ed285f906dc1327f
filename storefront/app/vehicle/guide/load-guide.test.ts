import type { Api } from '@pito/web/api/api'
import { expect, test, vi } from 'vitest'
import { vehicle as ofApi, vehicleSize } from '../../../testing/vehicle.ts'
import { noOptions } from '../../tyres/filters/list-options.ts'
import { emptyList } from '../../tyres/list/list-state.ts'
import { loadGuide } from './load-guide.ts'

const [front, rear] = [vehicleSize(245, 45, 18), vehicleSize(255, 45, 18)]

test('for a vehicle with different front and rear sizes only, no recommendations are loaded', async () => {
  const api = vi.fn(() => Promise.reject(new Error('The API was called.')))
  const vehicle = { ...ofApi({ sizes: [front, rear], fitments: [{ front, rear }] }), lists: [2, 2] as const }
  const state = { ...emptyList(null), plate: 'ABC-123', skipped: ['season', 'priority'] as const }
  const searched = { plate: { vehicle, refusal: null }, car: null, vehicle, state, effective: state }
  const loaded = { options: noOptions, language: 'fi' } as const
  expect(await loadGuide(api as unknown as Api, { ...searched, unapproved: null }, loaded)).toEqual({
    question: null,
    unapproved: null,
    sizes: [],
    recommended: null,
  })
  expect(api).not.toHaveBeenCalled()
})
