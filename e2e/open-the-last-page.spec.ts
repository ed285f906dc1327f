import { expect, test } from '@playwright/test'

test('the last page, opened directly, says that all tyres are shown', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const size = 'width=205&height=55'
  const first = await request.get(`/api/v1/products?vehicle_type=2&${size}&per_page=20`)
  const { total, last_page: last } = await first.json()
  expect(last).toBeGreaterThan(1)
  expect(total % 20).toBeGreaterThan(0)
  await page.goto(`/tyres/car-suv-4x4?${size}&page=${last}`)
  await expect(page.getByRole('main').getByText(/^Showing/)).toHaveText(`Showing ${total} / ${total}`)
})
