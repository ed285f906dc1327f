import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

export interface PointWithTimes {
  readonly id: number
  readonly slug: string
  readonly company_name: string
}

interface Found {
  readonly data: readonly (PointWithTimes & {
    readonly next_available: object | null
    readonly min_rim: number
    readonly max_rim: number
  })[]
}

/**
 * Returns a service point in Helsinki with free times. Each journey passes another `which`, so that journeys do not
 * compete for times.
 */
export async function pointWithTimes(page: Page, which = 0): Promise<PointWithTimes> {
  const search = '/api/v1/search-dealers?latitude=60.17&longitude=24.94&search_radius=50&vehicle_type=2'
  const { data }: Found = await (await page.request.get(search)).json()
  const point = data.filter((each) => each.next_available !== null)[which]
  expect(point).toBeDefined()
  return point as PointWithTimes
}
