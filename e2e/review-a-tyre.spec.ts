import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './harness/axe.ts'
import { hydrated, openHydrated } from './harness/hydrated.ts'
import { linkInMail } from './harness/mail.ts'
import { decideReview } from './harness/staff.ts'
import { watch } from './harness/watch.ts'

const aino = 'aino@pito.example'
const main = (page: Page) => page.getByRole('main')

// The tests run one after the other, because both use the only order of the demo that can be reviewed.
test.describe.configure({ mode: 'serial' })

/**
 * Returns the link in the e-mail that asks for a review, after removing all reviews that were written with this link.
 */
async function reviewLink(page: Page): Promise<string> {
  const link = await linkInMail(page, aino, '/review?', 'renkaistasi')
  const token = new URL(link).searchParams.get('token') ?? ''
  const invitation = await page.request.get('/api/v1/review-invitation', { params: { token } })
  for (const { tyre_id } of (await invitation.json()).data.tyres)
    await page.request.post('/api/v1/review-invitation/remove', { data: { token, tyre_id } })
  return link
}

test('Aino reviews her tyres by keyboard, staff publish it, and the tyre’s page shows it until she takes it back', async ({
  page,
}) => {
  const { faults } = watch(page)
  const link = await reviewLink(page)
  await openHydrated(page, link)
  expect(await accessibilityFaults(page)).toEqual([])
  const send = main(page).getByRole('button', { name: 'Lähetä arvostelu' })
  await send.press('Enter')
  await expect(main(page).getByText('Valitse, montako tähteä annat.')).toBeVisible()
  const star = (text: string) => main(page).getByRole('radio', { name: text })
  await expect(star('1 tähti')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(star('2 tähteä')).toBeChecked()
  await main(page).getByLabel('Mitä haluat kertoa?').fill('Kuluivat nopeasti.\nMuuten hiljaiset.')
  await main(page).getByLabel('Nimi, joka näytetään').fill('Aino V.')
  await main(page).getByLabel('Nimi, joka näytetään').press('Enter')
  await expect(main(page).getByRole('status')).toContainText('Kiitos arvostelusta!')
  await expect(main(page).getByRole('status')).toBeFocused()
  await expect(main(page)).toContainText('Odottaa lukemista.')
  expect(await accessibilityFaults(page)).toEqual([])

  const tyreId = await decideReview(page, 'publish')
  const ofTyre = `/product-details/${tyreId}?lang=fi`
  await expect
    .poll(async () => (await page.request.get(ofTyre)).text(), { timeout: 10_000 })
    .toContain('Kuluivat nopeasti.')
  await openHydrated(page, ofTyre)
  const section = main(page).getByRole('region', { name: 'Arvostelut' })
  await expect(section.getByRole('article').first()).toContainText(
    /2\/5 tähteä.*Aino V\., vahvistettu ostaja/s,
  )
  await expect(section).toContainText('Kaikki arvostelut ovat renkaan meiltä ostaneilta.')
  await main(page)
    .getByRole('link', { name: /tähteä.*arvostelu/ })
    .press('Enter')
  await expect(section.getByRole('heading', { name: 'Arvostelut' })).toBeInViewport()
  const [data] = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(JSON.parse(data ?? '')).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', bestRating: 5, reviewCount: expect.any(Number) },
    review: expect.arrayContaining([
      expect.objectContaining({ reviewBody: expect.stringContaining('Kuluivat') }),
    ]),
  })
  expect(await accessibilityFaults(page)).toEqual([])

  await openHydrated(page, link)
  await expect(main(page)).toContainText('Julkaistu renkaan sivulla.')
  await main(page).getByRole('button', { name: 'Poista arvostelu' }).click()
  await expect(main(page).getByRole('status')).toContainText('Arvostelu on poistettu')
  await hydrated(page)
  expect(faults).toEqual([])
})

test.describe('without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a review is sent, changed and taken back, and what was typed stays where it was refused', async ({
    page,
  }) => {
    const link = (await reviewLink(page)).replace('lang=fi', 'lang=en')
    const answer = await page.goto(link)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const text = main(page).getByLabel('What would you like to say?')
    await text.fill('Quiet.')
    await main(page).getByRole('button', { name: 'Send the review' }).click()
    await expect(main(page).getByText('Please choose how many stars you give.')).toBeVisible()
    await expect(text).toHaveValue('Quiet.')
    await main(page).getByRole('radio', { name: '4 stars' }).check({ force: true })
    await main(page).getByRole('button', { name: 'Send the review' }).click()
    await expect(main(page).getByRole('status')).toContainText('Thank you for the review!')
    await page.reload()
    await main(page).getByRole('link', { name: 'Change the review' }).click()
    await expect(main(page).getByRole('radio', { name: '4 stars' })).toBeChecked()
    await main(page).getByRole('radio', { name: '5 stars' }).check({ force: true })
    await main(page).getByRole('button', { name: 'Save the change' }).click()
    await expect(main(page)).toContainText('5 out of 5 stars')
    await main(page).getByRole('button', { name: 'Remove the review' }).click()
    await expect(main(page).getByRole('status')).toContainText('The review is removed')
  })
})
