import { getUnreadableArticles } from '@pito/contracts/staff-articles'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import { UnreadableArticles } from './unreadable-articles.tsx'

async function open(locale: 'fi_FI' | 'en_GB') {
  await cookieStore.set('staff-session', '1')
  const office = {
    id: 'office',
    loader: () => ({ staff: { name: 'Outi', email: 'outi@pito.example', rights: ['read-catalogue'] } }),
    children: [{ path: '/', Component: UnreadableArticles }],
  }
  return renderInOffice([office] as never, { locale })
}

test.each([
  ['en_GB', 'These articles could not be read from the database', 'Article 7'],
  ['fi_FI', 'Näitä tuotteita ei voitu lukea tietokannasta', 'Tuote 7'],
] as const)(
  'articles that the shop leaves out are listed with links to their pages in %s',
  async (locale, title, name) => {
    stubApi().on(getUnreadableArticles, () => [{ id: 7, ean: '6419440133119' }])
    await open(locale)
    await expect.element(page.getByText(title)).toBeVisible()
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', '/articles/7')
    expect(await accessibilityFaults()).toEqual([])
  },
)
