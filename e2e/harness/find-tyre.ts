import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

export interface ListedTyre {
  readonly id: number
  readonly in_stock: number
  readonly link_en: string
  readonly net_price_with_rc: number
}

interface ListPage {
  readonly data: readonly ListedTyre[]
  readonly last_page: number
}

const list = '/api/v1/products?per_page=100&vehicle_type=2&sort_by=name'

/**
 * Finds a tyre whose stock fulfils the condition. It searches the first page of the list, which has tyres in stock,
 * and the last page, which has sold-out tyres.
 */
export async function findTyre(page: Page, hasStock: (stock: number) => boolean): Promise<ListedTyre> {
  const pageOf = async (number: number): Promise<ListPage> =>
    (await page.request.get(`${list}&page=${number}`)).json()
  const { data, last_page: last } = await pageOf(1)
  const found = [...data, ...(await pageOf(last)).data].find(({ in_stock }) => hasStock(in_stock))
  expect(found).toBeDefined()
  return found as ListedTyre
}

/**
 * Locates the first tyre of a list with more than twenty in stock. That is enough for a journey, whatever other
 * journeys buy at the same time.
 */
export const wellStocked = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: /Varas\u00ad?tossa yli|>\d+ in stock/ })
    .first()
    .getByRole('heading')
    .getByRole('link')
