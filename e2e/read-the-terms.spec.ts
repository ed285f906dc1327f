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
