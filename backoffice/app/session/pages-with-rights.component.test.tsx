import { getStaffMember } from '@pito/contracts/staff'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { setOpenCookie } from '@pito/web/boot/open-cookie'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInOffice } from '../../testing/render-in-office.tsx'
import * as newArticle from '../articles/new-article.tsx'
import * as newBrand from '../brands/new-brand.tsx'
import { OfficeErrorPage } from '../errors/error-page.tsx'
import * as newModel from '../models/new-model.tsx'
import * as newReceipt from '../receipts/new-receipt.tsx'
import * as newImport from '../run/new-import.tsx'
import * as role from '../staff/role.tsx'

const pages = {
  '/brands/new': newBrand,
  '/models/new': newModel,
  '/articles/new': newArticle,
  '/goods-receipts/new': newReceipt,
  '/imports/new': newImport,
  '/staff/roles/new': role,
}

function open(path: keyof typeof pages, rights: readonly StaffRight[]) {
  setOpenCookie('staff-session', '1')
  stubApi().on(getStaffMember, () => ({ id: 'paavo', name: 'Paavo', rights }))
  const { default: Component, clientLoader: loader } = pages[path]
  const pattern = path.replace('/roles/new', '/roles/:role')
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
    await open(path, ['read-catalogue', 'read-stock', 'read-prices', 'read-staff'])
    await expect.element(page.getByText(/Ask an owner for: ./)).toBeVisible()
    expect(document.querySelector('form')).toBeNull()
  },
)

test('a new article without a model asks for the model', async () => {
  await open('/articles/new', ['read-catalogue', 'edit-catalogue'])
  await expect.element(page.getByText(/First choose the model/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'To the models' })).toBeVisible()
})
