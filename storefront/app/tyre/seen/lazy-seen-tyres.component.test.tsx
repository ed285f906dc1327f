import { cookieChoiceName, writeCookieChoice } from '@pito/contracts/values/cookie-choice'
import { setOpenCookie } from '@pito/web/boot/open-cookie'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { tyreCard } from '../../../testing/tyre-card.ts'
import { seenKey } from '../../tyres/seen-key.ts'
import type { TyreData } from '../tyre-data.ts'
import { LazySeenTyres } from './lazy-seen-tyres.tsx'

const address = (id: number) => ({ fi: `/renkaat/x/${id}`, en: `/tyres/x/${id}` })
const tyreOfPage = { card: tyreCard({ id: 7 }), addresses: address(7) } as TyreData
const earlier = ['8', 'Hakkapeliitta R5', '205/55 R16', '', ...Object.values(address(8))].join('\t')
const stored = () => localStorage.getItem(seenKey)

/** A page that lets its later parts come when a button is pressed, instead of after two seconds. */
function PageOfTyre() {
  const [later, setLater] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setLater(true)}>
        Later
      </button>
      <LazySeenTyres tyre={tyreOfPage} later={later} />
    </>
  )
}

beforeEach(() => {
  setOpenCookie(cookieChoiceName, writeCookieChoice({ comfort: true, analytics: false, marketing: false }))
  localStorage.setItem(seenKey, earlier)
})

const later = page.getByRole('button', { name: 'Later' })
const list = page.getByRole('region', { name: 'Tyres you looked at' })

test('the tyre of the page is stored before the earlier ones, and shown only on other pages', async () => {
  await renderInShop(<PageOfTyre />)
  await expect.element(list.getByRole('link')).toMatchTextContent('Hakkapeliitta R5')
  await later.click()
  await expect
    .poll(() =>
      stored()
        ?.split('\n')
        .map((line) => line.split('\t')[0]),
    )
    .toEqual(['7', '8'])
  await expect.element(list.getByRole('link')).toHaveLength(1)
})

test('after the list was cleared, the page does not store its own tyre', async () => {
  await renderInShop(<PageOfTyre />)
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await expect.element(list).not.toBeInTheDocument()
  await later.click()
  // The script that stores a tyre is loaded here already, so that a second import follows the one of the page.
  await import('./remember.ts')
  expect(stored()).toBe('')
})
