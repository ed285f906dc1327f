import { expect, test } from '@playwright/test'

const content = [
  'accessibility-statement',
  'contact',
  'cookie-policy',
  'eu-label',
  'how-it-works',
  'payment-and-delivery-terms',
  'privacy-policy',
  'right-of-return',
  'service-points',
  'studded-or-friction',
  'terms-and-condition',
  'winter-tyre-rules',
  'withdrawal',
]

for (const language of ['fi', 'en'])
  test(`every way out of the content pages leads somewhere, in ${language}`, {
    tag: language === 'fi' ? [] : '@all',
  }, async ({ page, request }) => {
    const ways = new Set<string>()
    for (const path of content) {
      await page.goto(`/information/${path}?lang=${language}`)
      const links = page.locator('a[href^="/"]')
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
        ways.add(href)
    }
    expect(ways.size).toBeGreaterThan(30)
    const lost: string[] = []
    for (const way of ways) if (!(await request.get(way)).ok()) lost.push(way)
    expect(lost).toEqual([])
  })

test('the pages about returns state the same rule, and no placeholder is left', { tag: '@all' }, async ({
  page,
}) => {
  const rules = {
    fi: 'Emme odota, että renkaat ovat tulleet takaisin.',
    en: 'We do not wait for the tyres to',
  }
  for (const [language, rule] of Object.entries(rules))
    for (const path of [
      'right-of-return',
      'withdrawal',
      'terms-and-condition',
      'payment-and-delivery-terms',
    ]) {
      await page.goto(`/information/${path}?lang=${language}`)
      await expect(page.getByRole('main')).toContainText(rule)
      await expect(page.getByRole('main')).not.toContainText('{{')
    }
})

test('the delivery terms tell what delivery costs', { tag: '@all' }, async ({ page }) => {
  await page.goto('/information/payment-and-delivery-terms')
  const prices = page.getByRole('table', { name: 'Toimituksen hinta ilman asennusta' })
  await expect(prices.getByRole('row')).toHaveText([
    /Hinta/,
    /^1\s*14,90\s€/,
    /^2\s*22,90\s€/,
    /^3\s*29,90\s€/,
    /^4 tai enemmän\s*39,90\s€/,
  ])
  await expect(page.getByText('delivery_prices')).toHaveCount(0)
})
