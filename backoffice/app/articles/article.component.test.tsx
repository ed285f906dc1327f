import type { StaffArticle } from '@pito/contracts/staff-articles'
import { deleteArticle, saveArticle } from '@pito/contracts/staff-articles'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import Article, { clientAction } from './article.tsx'
import { clientAction as remove } from './article-removal.ts'

const draft = {
  ...{ id: 7, version: 1, state: 'draft', name: 'Kuura Tuisku 1 205/55R16 91T', model_id: 1, season_id: 2 },
  ...{ size: '205/55R16 91T', ean: null, eprel_id: null, manufacturer_product_id: '', run_flat: false },
  ...{ fuel_efficiency: null, wet_grip: null, noise_class: null, noise_value: null, successor: null },
  ...{ missing: ['ean', 'price', 'label'], referred_to: false, contradicts_noise: false },
} as unknown as StaffArticle

function open(article: StaffArticle = draft) {
  const office = {
    id: 'office',
    loader: () => ({ staff: { rights: ['edit-catalogue', 'read-prices'] } }),
    children: [
      { path: '/articles', Component: () => <h1>Articles</h1> },
      { path: '/articles/:id', Component: Article, loader: () => article, action: clientAction },
      { path: '/articles/:id/removal', action: remove },
    ],
  }
  return renderInOffice([office] as never, { address: '/articles/7' })
}

test('what a draft lacks links to where it is entered', async () => {
  stubApi()
  await open()
  await page.getByRole('link', { name: 'EAN', exact: true }).click()
  await expect.element(page.getByLabelText('EAN')).toHaveFocus()
  await page.getByRole('link', { name: 'label values' }).click()
  await expect.element(page.getByLabelText('Fuel efficiency')).toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: 'price', exact: true }))
    .toHaveAttribute('href', '/articles/7/prices')
  expect(await accessibilityFaults()).toEqual([])
})

test('the size that is typed shows what the shop reads in it', async () => {
  stubApi()
  await open()
  const read = page.getByLabelText('Size', { exact: true })
  await read.fill('315/80R22.5 156/150L')
  await expect
    .element(page.getByText('Width 315, aspect ratio 80, rim 22.5, load index 156/150, speed index L'))
    .toBeVisible()
  await read.fill('12R22.5 152/148K')
  await expect.element(page.getByText('Width 12, rim 22.5, load index 152/148, speed index K')).toBeVisible()
  await read.fill('205')
  await expect.element(page.getByText('As on the sidewall: 205/55R16 91V XL')).toBeVisible()
})

test('the refusal of an EAN links to the article that has it', async () => {
  stubApi().on(saveArticle, () =>
    refusal(422, {
      ...{ code: 'not-valid', message: 'Not valid.' },
      errors: { ean: ['This EAN belongs to Kuura Tuisku 1 205/55R16 94T.'] },
      records: { ean: { id: 3, name: 'Kuura Tuisku 1 205/55R16 94T' } },
    }),
  )
  await open()
  await page.getByLabelText('EAN').fill('2000000000015')
  await page.getByRole('button', { name: 'Save' }).click()
  const link = page.getByRole('link', { name: 'Kuura Tuisku 1 205/55R16 94T', exact: true })
  await expect.element(link).toHaveAttribute('href', '/articles/3')
  await expect.element(page.getByLabelText('EAN')).toHaveAccessibleDescription(/^This EAN belongs to Kuura/)
})

test('an article to which nothing refers is deleted after a confirmation, which says that it is permanent', async () => {
  const sentence = '1 cart contains this article. You can archive it instead.'
  const answers = [
    refusal(409, { code: 'still-referred-to', message: 'No.', errors: { references: [sentence] } }),
    null,
  ]
  stubApi().on(deleteArticle, () => answers.shift() as never)
  await open()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/^A deletion is permanent\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect.element(dialog.getByText(sentence)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect.element(page.getByRole('heading', { name: 'Articles' })).toBeVisible()
})

test('an article to which something refers has no button that deletes it', async () => {
  stubApi()
  await open({ ...draft, referred_to: true })
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Delete', exact: true }).elements()).toHaveLength(0)
})
