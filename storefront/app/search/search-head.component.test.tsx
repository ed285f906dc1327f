import { searchPlaces } from '@pito/contracts/places'
import type { UnderstoodSearch } from '@pito/contracts/search'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tampere } from '../../testing/place.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { storedPlace } from '../service-points/places/place-memory.ts'
import { listAddress } from '../tyres/list/list-address.ts'
import type { Sort } from '../tyres/list/list-state.ts'
import { emptyList } from '../tyres/list/list-state.ts'
import { ListBar } from '../tyres/list-bar.tsx'
import type { ListView } from '../tyres/list-view.ts'
import { ListProvider } from '../tyres/list-view.ts'
import { SearchHead } from './search-head.tsx'
import { nothingUnderstood } from './use-search.ts'

/** Renders the head of a search of which these parts were understood. */
function renderHead(
  q: string,
  parts: readonly Partial<UnderstoodSearch['parts'][number]>[],
  {
    town = null,
    sort = 'relevance',
    ignored = [],
  }: { town?: string | null; sort?: Sort; ignored?: string[] } = {},
) {
  const state = { ...emptyList(null), search: { q, isAsTyped: false }, sort }
  const view = {
    data: { state, understood: { ...nothingUnderstood, query: q, parts, town, ignored } },
    state,
    address: (list) => listAddress(list, 'en'),
  } as Partial<ListView> as ListView
  return renderInShop(
    <ListProvider value={view}>
      <SearchHead />
      <ListBar />
    </ListProvider>,
  )
}

test('parts of the same typed words share a chip, which removes these words', async () => {
  const size = { typed: '195/75 R16C', query: 'nokian' }
  await renderHead('195/75 R16C nokian', [
    { ...size, label: '195/75 R16' },
    { ...size, label: 'C' },
    { typed: 'nokian', label: 'Nokian Tyres', query: '195/75 R16C' },
  ])
  const chips = page.getByRole('list', { name: 'The search contains' }).getByRole('link')
  await expect.element(chips).toHaveLength(2)
  await expect.element(chips.nth(0)).toMatchTextContent(/^195\/75 R16 C,/)
  await expect.element(chips.nth(0)).toHaveAttribute('href', '/search?q=nokian')
  await expect.element(chips.nth(1)).toHaveAttribute('href', '/search?q=195%2F75+R16C')
})

test('an order of the words is selected and has a chip, until the visitor chooses another order', async () => {
  const cheapest = { kind: 'order', typed: 'halpa', label: 'Lowest price first', query: '' } as const
  const order = page.getByRole('combobox', { name: 'Sort' })
  const chips = page.getByRole('list', { name: 'The search contains' })
  const first = await renderHead('halpa', [cheapest])
  await expect.element(order).toHaveDisplayValue('Lowest price first')
  await expect.element(order.getByRole('option', { name: 'Lowest price first' })).toHaveLength(1)
  await expect.element(chips.getByRole('link', { name: /^Lowest price first/ })).toBeVisible()
  await first.unmount()
  await renderHead('halpa', [cheapest], { sort: 'name_asc' })
  await expect.element(order).toHaveDisplayValue('Name A–Z')
  await expect.element(chips).not.toBeInTheDocument()
})

test('a town that the search names becomes the place, unless the visitor has set one', async () => {
  stubApi().on(searchPlaces, ({ search }) => [{ ...tampere, label: search ?? '' }])
  const first = await renderHead('kitka tampere', [], { town: 'Tampere' })
  await expect.poll(() => storedPlace()?.label).toBe('Tampere')
  await first.unmount()
  await renderHead('kitka turku', [], { town: 'Turku' })
  expect(storedPlace()?.label).toBe('Tampere')
})

test('a marking that no tyre of the named brand has is no marking that no tyre has', async () => {
  const brand = { kind: 'brand', typed: 'nokian', label: 'Nokian', query: '205/55 r16 91T' } as const
  const ofBrand = await renderHead('nokian 205/55 r16 91T', [brand], { ignored: ['91T'] })
  await expect
    .element(
      page.getByText('None of the Nokian tyres of this search has the marking 91T, so it was left out.'),
    )
    .toBeVisible()
  await ofBrand.unmount()
  await renderHead('205/55 r16 50T xl', [], { ignored: ['50T', 'xl'] })
  await expect
    .element(
      page.getByText('None of the tyres of this search has the marking 50T or xl, so it was left out.'),
    )
    .toBeVisible()
})
