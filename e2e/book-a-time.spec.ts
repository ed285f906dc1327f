import { expect, test } from '@playwright/test'
import { filledCart } from './harness/filled-cart.ts'
import { pointWithTimes } from './harness/point-with-times.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a time is chosen on a page, held for the cart, and given up', async ({ page }) => {
    await filledCart(page)
    const point = await pointWithTimes(page)
    await page.goto(`/service-point/${point.slug}/times`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a fitting time')
    await page.getByRole('button', { name: 'Proceed to Order information' }).click()
    await expect(page.getByRole('group', { name: /\d/ })).toHaveAccessibleDescription(/^Select time slot/)
    await page
      .getByRole('list')
      .getByRole('link', { name: /\d\/\d/ })
      .nth(1)
      .click()
    await expect(page).toHaveURL(/\/times\?date=\d{4}-\d\d-\d\d$/)
    const time = page.getByRole('radio').first()
    await time.check()
    const chosen = await time.getAttribute('value')
    await page.getByRole('button', { name: 'Proceed to Order information' }).click()
    await expect(page).toHaveURL(/\/cart\?lang=en$/)
    const held = page.getByRole('group', { name: 'Fitting' })
    await expect(held).toContainText(point.company_name)
    await expect(held).toContainText(`at\u00a0${chosen}–`)
    await expect(held).toContainText(/held for you until \d\d:\d\d/)
    await held.getByRole('button', { name: 'Give up the time' }).click()
    await expect(page).toHaveURL(/\/cart\?lang=en$/)
    await expect(held).toBeHidden()
  })

  test('in Finnish what is missing is said in Finnish, and an empty cart leads to tyres', async ({
    page,
  }) => {
    const point = await pointWithTimes(page)
    await page.goto(`/asennuspiste/${point.slug}/ajat`)
    await expect(page.getByRole('link', { name: 'Hae renkaita' })).toHaveAttribute(
      'href',
      `/renkaat?ServicePoint=${point.slug}`,
    )
    await filledCart(page)
    await page.reload()
    await page.getByRole('button', { name: 'Jatka tilauksen tietoihin' }).click()
    await expect(page.getByRole('group', { name: /\d/ })).toHaveAccessibleDescription(/^Varauksen aika/)
  })
})
