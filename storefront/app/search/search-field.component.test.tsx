import './search-field.css'
import type { SearchSuggestion } from '@pito/contracts/search'
import { suggestSearches } from '@pito/contracts/search'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { SearchField, SearchOpener } from './search-field.tsx'

const suggestion = (group: SearchSuggestion['group'], label: string, price: number | null = null) => ({
  group,
  label,
  link_fi: `/fi/${label}`,
  link_en: `/en/${label}`,
  price_for_four: price,
})
const hakkas = [
  suggestion('names', 'Hakkapeliitta R5'),
  suggestion('tyres', 'Hakkapeliitta R5 205/55 R16', 520),
  suggestion('pages', 'Hakka page'),
]

const field = page.getByLabelText('What are you looking for?')
const list = page.getByRole('listbox', { name: 'Suggestions' })
const option = (name: string | RegExp) => list.getByRole('option', { name })
const opened = vi.fn()

async function renderField(width = 1280) {
  await page.viewport(width, 800)
  opened.mockClear()
  await renderInShop(
    <>
      <SearchOpener />
      <SearchField />
    </>,
    {
      routes: [
        {
          path: 'en/*',
          loader: ({ request }) => {
            opened(new URL(request.url).pathname)
            return null
          },
          Component: () => null,
        },
      ],
    },
  )
}

async function typeHakka(width?: number) {
  const api = stubApi().on(suggestSearches, () => hakkas)
  await renderField(width)
  await field.click()
  await expect.element(field).toHaveRole('combobox')
  await userEvent.keyboard('hakka')
  await expect.element(list).toBeVisible()
  return api
}

const isActive = (name: string) =>
  expect.element(field).toHaveAttribute('aria-activedescendant', (option(name).element() as HTMLElement).id)

test('the suggestions are shown in groups, with the price of four tyres', async () => {
  await typeHakka()
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await expect.element(field).toHaveAttribute('aria-controls', list.element().id)
  const groups = list.getByRole('group')
  await expect.element(groups.nth(0)).toHaveAccessibleName('Brands and models')
  await expect.element(groups.nth(1)).toHaveAccessibleName('Tyres')
  await expect.element(option(/205\/55 R16 520,00\s€ for four/)).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('3 suggestions')
  await userEvent.keyboard('{Escape}')
  expect(page.getByRole('status').element().textContent).toBe('')
})

test('text that was typed before the suggestions were loaded opens the list', async () => {
  stubApi().on(suggestSearches, () => hakkas)
  await renderField()
  ;(field.element() as HTMLInputElement).value = 'hakka'
  await field.click()
  await expect.element(list).toBeVisible()
})

test('Up and Down move through the options and wrap, and Home and End leave them alone', async () => {
  await typeHakka()
  await userEvent.keyboard('{ArrowUp}')
  await isActive('Hakka page')
  await userEvent.keyboard('{ArrowDown}')
  await isActive('Hakkapeliitta R5')
  await userEvent.keyboard('{End}{Home}')
  await isActive('Hakkapeliitta R5')
  expect((field.element() as HTMLInputElement).selectionStart).toBe(0)
})

test('Enter opens the active option', async () => {
  await typeHakka()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => opened.mock.calls).toEqual([['/en/Hakkapeliitta%20R5']])
})

test('Esc closes the list, a second one empties the field, and Tab leaves without choosing', async () => {
  await typeHakka()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveValue('hakka')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  await userEvent.keyboard('hakka')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Tab}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(opened).not.toHaveBeenCalled()
})

test('an answer that arrives after the one to a longer text is dropped', async () => {
  const late = Promise.withResolvers<readonly SearchSuggestion[]>()
  const api = stubApi().on(suggestSearches, ({ q }) =>
    q === 'hakka' ? late.promise : [suggestion('names', 'Soon')],
  )
  await renderField()
  await field.click()
  await expect.element(field).toHaveRole('combobox')
  await field.fill('hakka')
  await expect.poll(() => api.requests).toHaveLength(1)
  await field.fill('hakkap')
  await expect.element(option('Soon')).toBeVisible()
  late.resolve(hakkas)
  // The number is announced only if the suggestions have stayed the same for a second.
  await expect.element(page.getByText('1 suggestion')).toBeInTheDocument()
  await expect.element(option('Soon')).toBeVisible()
  await expect.element(option('Hakka page')).not.toBeInTheDocument()
})

test('suggestions that fail to load close the list, and the form can still be submitted', async () => {
  const api = await typeHakka()
  api.on(suggestSearches, () => refusal(503, { code: 'unexpected', message: 'Down' }))
  await userEvent.keyboard('p')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  const form = (field.element() as HTMLInputElement).form as HTMLFormElement
  const submitted = new Promise<string>((resolve) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      resolve(String(new FormData(form).get('q')))
    })
  })
  await userEvent.keyboard('{Enter}')
  expect(await submitted).toBe('hakkap')
  expect(form.getAttribute('action')).toBe('/search')
})

test('on a phone one press opens the field, whose options are large enough to touch', async () => {
  stubApi().on(suggestSearches, () => hakkas)
  await renderField(390)
  await expect.element(field).not.toBeVisible()
  await page.getByRole('button', { name: 'Open the search' }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveRole('combobox')
  await userEvent.keyboard('hakka')
  await expect.element(option('Hakka page')).toBeVisible()
  expect(option('Hakka page').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  const clear = page.getByRole('button', { name: 'Clear' })
  expect(clear.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await clear.click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})
