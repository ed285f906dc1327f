import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { tyreCard } from '../../testing/tyre-card.ts'
import { LazyCompareTray } from '../frame/page-frame.tsx'
import { storeChosen } from './chosen-store.ts'
import { CompareToggle } from './compare-toggle.tsx'

const tray = page.getByRole('complementary', { name: 'Valitut vertailuun' })
const choice = (number: number) => page.getByRole('checkbox', { name: `Vertaa Nokian Tyres Malli ${number}` })
const full = page.getByText('Vertailuun mahtuu neljä rengasta')

/** Renders five tyres that can be chosen. */
async function renderChoices(changed: Parameters<typeof tyreCard>[0] = {}) {
  const tyres = [1, 2, 3, 4, 5].map((id) =>
    tyreCard({ id, model: `Malli ${id}`, ...(id === 2 ? changed : {}) }),
  )
  await renderInShop(
    <>
      {tyres.map((tyre) => (
        <p key={tyre.id}>
          <CompareToggle tyre={tyre} />
        </p>
      ))}
      <div style={{ blockSize: 1000 }} />
      <LazyCompareTray />
    </>,
    { locale: 'fi_FI', address: '/renkaat' },
  )
  await expect.element(choice(1)).toBeVisible()
}

beforeEach(() => storeChosen([]))

test('the keyboard chooses and removes tyres, and a fifth one is refused', async () => {
  await page.viewport(1280, 760)
  await renderChoices()
  for (const number of [1, 2, 3, 4]) {
    choice(number).element().focus()
    await userEvent.keyboard(' ')
    await expect.element(choice(number)).toBeChecked()
  }
  choice(5).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(full).toBeVisible()
  await expect.element(choice(5)).not.toBeChecked()
  await expect.element(tray).toBeVisible()
  tray
    .getByRole('button', { name: /poista vertailusta/ })
    .first()
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(tray.getByRole('link', { name: 'Vertaa 3 rengasta' })).toHaveFocus()
  tray.getByRole('button', { name: 'Tyhjennä' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(tray).not.toBeInTheDocument()
})

for (const width of [360, 768, 1280])
  test(`at ${width} px a message stands above the bar of chosen tyres`, async () => {
    await page.viewport(width, 760)
    await renderChoices()
    for (const number of [1, 2, 3, 4, 5]) await choice(number).click()
    await expect.element(full).toBeVisible()
    await expect
      .poll(() => {
        const toast = document.querySelector('.toast')?.getBoundingClientRect()
        return (toast?.bottom ?? Infinity) <= tray.element().getBoundingClientRect().top
      })
      .toBe(true)
  })

for (const width of [320, 390])
  test(`at ${width} px the bar is at most 72 px high and says that sizes and seasons differ`, async () => {
    await page.viewport(width, 760)
    await renderChoices({ diameter: 17, seasonId: 1 })
    for (const number of [1, 3]) await choice(number).click()
    await expect.element(tray).toBeVisible()
    await expect.element(tray.getByText(/^Eri/)).not.toBeInTheDocument()
    await choice(2).click()
    await expect.element(tray.getByText('Eri kokoja ja kausia')).toBeVisible()
    await expect.element(choice(2)).toBeChecked()
    expect(tray.element().getBoundingClientRect().height).toBeLessThanOrEqual(72)
    expect(document.documentElement.scrollWidth).toBe(width)
  })
