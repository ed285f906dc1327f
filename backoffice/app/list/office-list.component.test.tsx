import { getStaffBrands } from '@pito/contracts/staff-brands'
import { getListView, saveListView } from '@pito/contracts/staff-office'
import { browserApi } from '@pito/web/api/browser-api'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { useLoaderData, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import type { ListData } from './load-list.ts'
import { loadList } from './load-list.ts'
import { OfficeList } from './office-list.tsx'

interface Brand {
  readonly id: number
  readonly name: string
  readonly articles: number
}

const brands: readonly Brand[] = [
  { id: 1, name: 'Kuura', articles: 12 },
  { id: 2, name: 'Tuisku', articles: 3 },
]
const columns = [
  { key: 'name', heading: 'Name', cell: ({ name }: Brand) => name, sortable: true, importance: 1 as const },
  { key: 'articles', heading: 'Articles', cell: ({ articles }: Brand) => articles, importance: 2 as const },
]

function dataOf(rows: readonly Brand[], excluding: readonly string[] = []): ListData<Brand> {
  return {
    page: { data: rows, total: rows.length, page: 1, per_page: 25, last_page: 1 },
    view: [],
    excluding,
  }
}

function Brands() {
  const { search } = useLocation()
  return (
    <>
      <h1>Brands</h1>
      <output>{search}</output>
      <OfficeList
        list="brands"
        caption="Brands"
        data={useLoaderData<ListData<Brand>>()}
        columns={columns}
        sortedBy="name"
        record={({ id, name }) => ({ id: String(id), name, href: `/brands/${id}` })}
        filters={[{ name: 'state', label: 'Status', options: [{ value: 'draft', label: 'Draft' }] }]}
        searchLabel="Name of the brand"
        empty={{ title: 'No brands yet', hint: 'Brands have models.', step: <a href="/new">New brand</a> }}
      />
    </>
  )
}

function open(data: ListData<Brand>, address = '/') {
  return renderInOffice([{ path: '/', Component: Brands, loader: () => data }] as never, { address })
}

const shownAddress = () => document.querySelector('output')?.textContent

test('search, filter and order stand in the address', async () => {
  await page.viewport(1280, 800)
  await open(dataOf(brands))
  await page.getByLabelText('Name of the brand').fill('kuura')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.poll(shownAddress).toBe('?search=kuura')
  await page.getByLabelText('Status').selectOptions('Draft')
  await expect.poll(shownAddress).toBe('?search=kuura&state=draft')
  await page.getByRole('link', { name: /^Name/ }).click()
  await expect.poll(shownAddress).toBe('?search=kuura&state=draft&sort=-name')
  expect(await accessibilityFaults()).toEqual([])
})

test('a list without records says what belongs there and offers the first step', async () => {
  await open(dataOf([]))
  await expect.element(page.getByRole('heading', { name: 'No brands yet' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'New brand' })).toBeVisible()
})

test('without results the filter that excludes everything is named, and a link clears it', async () => {
  await open(dataOf([], ['state']), '/?search=kuura&state=draft&sort=-name')
  await expect.element(page.getByText('What excludes everything: Status: Draft.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect.poll(shownAddress).toBe('?sort=-name')
})

test('a hidden column leaves the address and is stored for the user', async () => {
  await page.viewport(1280, 800)
  const stored: unknown[] = []
  stubApi()
    .on(getListView, () => [])
    .on(saveListView, (input) => {
      stored.push(input)
      return []
    })
  await open(dataOf(brands))
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Articles' }).click()
  await expect.poll(shownAddress).toBe('?columns=name')
  await expect
    .poll(() => stored.at(-1))
    .toMatchObject({ columns: [{ key: 'name', shown: true }, { shown: false }] })
})

test('on a phone the filters open in a sheet, and the page does not scroll sideways', async () => {
  await page.viewport(390, 844)
  await open(dataOf(brands))
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabelText('Status').selectOptions('Draft')
  await expect.poll(shownAddress).toBe('?state=draft')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test.each([
  ['?page=9999', { page: 3 }],
  ['?page=-1', { page: 1 }],
  ['?per_page=7&sort=evil&search=kuura', { page: 1 }],
])('the list at %s is one that exists', async (query, shown) => {
  const searches: unknown[] = []
  stubApi()
    .on(getListView, () => [])
    .on(getStaffBrands, (input) => {
      const asked: Readonly<Record<string, unknown>> = { ...input }
      searches.push(asked.search)
      const wrong = { per_page: ['7'], sort: ['evil'] }
      if (asked.sort) return refusal(422, { code: 'not-valid', message: 'Not valid.', errors: wrong })
      const number = Number(asked.page)
      const data = number > 3 ? [] : brands
      return Response.json({ success: 1, data, page: number, last_page: 3, total: 60, per_page: 25 })
    })
  const url = new URL(query, window.location.origin)
  const { page: loaded } = await loadList(browserApi('en_GB'), getStaffBrands, { name: 'brands', url })
  expect(loaded).toMatchObject({ ...shown, data: brands })
  expect(searches.at(-1)).toBe(query.includes('kuura') ? 'kuura' : undefined)
})
