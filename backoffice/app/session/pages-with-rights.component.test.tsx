import { getStaffMember } from '@pito/contracts/staff'
import { getStaffArticle } from '@pito/contracts/staff-articles'
import { getStaffModels } from '@pito/contracts/staff-models'
import { getArticlePrices } from '@pito/contracts/staff-prices'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { setOpenCookie } from '@pito/web/boot/open-cookie'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import * as newArticle from '../articles/new-article.tsx'
import * as newBrand from '../brands/new-brand.tsx'
import { OfficeErrorPage } from '../errors/error-page.tsx'
import * as newImport from '../imports/new-import.tsx'
import * as runs from '../imports/runs.tsx'
import * as newModel from '../models/new-model.tsx'
import * as articlePrices from '../prices/article-prices.tsx'
import * as newReceipt from '../receipts/new-receipt.tsx'
import * as invite from '../staff/invite.tsx'
import * as role from '../staff/role.tsx'

const pages = {
  '/brands/new': [newBrand, 'Edit the catalogue'],
  '/models/new': [newModel, 'Edit the catalogue'],
  '/articles/new': [newArticle, 'Edit the catalogue'],
  '/goods-receipts/new': [newReceipt, 'Change stock'],
  '/imports': [runs, 'Edit the catalogue / Change prices / Change stock'],
  '/imports/new': [newImport, 'Edit the catalogue / Change prices / Change stock'],
  '/staff/new': [invite, 'Manage staff and roles'],
  '/staff/roles/new': [role, 'Manage staff and roles'],
  '/articles/3/prices': [articlePrices, 'View prices'],
} as const

function open(path: keyof typeof pages, rights: readonly StaffRight[], models?: () => Response) {
  setOpenCookie('staff-session', '1')
  const refused = () => refusal(403, { code: 'not-allowed', message: 'No.' })
  const stub = stubApi()
    .on(getStaffMember, () => ({ id: 'paavo', name: 'Paavo', rights }))
    .on(getStaffArticle, refused)
    .on(getArticlePrices, refused)
  if (models) stub.on(getStaffModels, models as never)
  const [{ default: Component, clientLoader: loader }] = pages[path]
  const pattern = path.replace('/roles/new', '/roles/:role').replace('3', ':id')
  const office = {
    id: 'office',
    loader: () => ({ staff: { id: 'paavo', rights } }),
    children: [{ path: pattern, Component, loader, ErrorBoundary: OfficeErrorPage }],
  }
  return renderInOffice([office] as never, { address: path })
}

test.each(Object.keys(pages) as (keyof typeof pages)[])(
  '%s shows staff who may only read whom to ask for which right, and no form',
  async (path) => {
    await open(path, ['read-catalogue', 'read-stock', 'read-staff'])
    await expect.element(page.getByText(`Ask an owner for: ${pages[path][1]}.`)).toBeVisible()
    expect(document.querySelector('form')).toBeNull()
  },
)

test('a page that needs two rights names the one that the reader lacks', async () => {
  await open('/articles/3/prices', ['read-prices'])
  await expect.element(page.getByText('Ask an owner for: View the catalogue.')).toBeVisible()
})

test('a new article without a model offers the models', async () => {
  const found = () =>
    Response.json({ success: 1, data: [{ id: 7, brand: 'Kuura', name: 'Tuisku 1' }], total: 1 })
  await open('/articles/new', ['read-catalogue', 'edit-catalogue'], found)
  await expect
    .element(page.getByRole('link', { name: 'Kuura Tuisku 1' }))
    .toHaveAttribute('href', '/articles/new?model=7')
  await expect.element(page.getByRole('link', { name: 'New model' })).toBeVisible()
})
