import type { CampaignPlace } from '@pito/contracts/values/campaign-section'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { Faq } from './campaign-section.tsx'
import type { ShownSection } from './load-campaign.ts'

const faqAt = (place: CampaignPlace, titles: readonly string[]) =>
  ({ place, title: place, logo: null, data: titles.map((title) => ({ title })) }) as unknown as ShownSection

test('of the questions of a section one is open at a time', async () => {
  await renderInShop(
    <>
      <Faq section={faqAt('seven', ['Which tyres?', 'How long?'])} first={false} />
      <Faq section={faqAt('fifteen', ['How to pay?'])} first={false} />
    </>,
    { route: { loader: () => null }, loaderData: { page: { imageBasePath: '' } } },
  )
  const question = (title: string) => page.getByRole('group').filter({ hasText: title })
  await expect.element(question('Which tyres?')).toHaveAttribute('open')
  await page.getByText('How long?').click()
  await expect.element(question('How long?')).toHaveAttribute('open')
  await expect.element(question('Which tyres?')).not.toHaveAttribute('open')
  await expect.element(question('How to pay?')).toHaveAttribute('open')
})
