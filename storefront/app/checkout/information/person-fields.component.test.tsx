import { saveCheckoutDraft } from '@pito/contracts/checkout-draft'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cartOf } from '../../../testing/cart.ts'
import { renderInShop } from '../../../testing/render-in-shop.tsx'
import { InformationForm } from './information-form.tsx'

const data = {
  cart: cartOf({}),
  offered: null,
  customerId: null,
  details: {},
  countries: [{ id: 73, name: 'Finland', iso2: 'FI', dial_code: '358' }],
  acting: false,
}

test('the fields of the company are cleared when the buyer is a private person', async () => {
  const saved: unknown[] = []
  stubApi().on(saveCheckoutDraft.anonymous, ({ details }) => {
    saved.push(details['billing_details.company_name'])
    return { held_until: null, seconds_left: null }
  })
  await renderInShop(<InformationForm data={data} onRenewed={() => undefined} />)
  const business = page.getByRole('checkbox', { name: 'I buy for a company' })
  const company = page.getByLabelText('Company name').first()
  await business.click()
  await company.fill('Kuljetus Oy')
  await page.getByLabelText(/^Your reference/).fill('4711')
  await business.click()
  await expect.poll(() => saved.at(-1)).toBe('')
  await business.click()
  await expect.element(company).toHaveValue('')
  await expect.element(page.getByLabelText(/^Your reference/)).toHaveValue('')
})

test('spaces around a text do not count towards its longest length, and a postcode has five digits', async () => {
  stubApi().on(saveCheckoutDraft.anonymous, () => ({ held_until: null, seconds_left: null }))
  await renderInShop(<InformationForm data={data} onRenewed={() => undefined} />)
  const city = page.getByLabelText('City').first()
  const longest = 'K'.repeat(50)
  await city.click()
  await userEvent.keyboard(`  ${longest}`)
  await expect.element(city).toHaveValue(`  ${longest}`)
  const zipcode = page.getByLabelText('Postcode').first()
  await zipcode.click()
  await userEvent.keyboard(' 005301')
  await expect.element(zipcode).toHaveValue(' 00530')
})

test('a company that chooses another address finds its name and business ID filled in, and may change them', async () => {
  const saved: unknown[] = []
  stubApi().on(saveCheckoutDraft.anonymous, ({ details }) => {
    saved.push(details['shipping_details.company_name'])
    return { held_until: null, seconds_left: null }
  })
  const cart = cartOf({ with_service: false })
  await renderInShop(<InformationForm data={{ ...data, cart }} onRenewed={() => undefined} />)
  await page.getByRole('checkbox', { name: 'I buy for a company' }).click()
  const name = page.getByLabelText('Company name')
  const number = page.getByLabelText('Business ID or VAT number')
  await name.first().fill('Kuljetus Oy')
  await number.first().fill('1234567-1')
  await page.getByRole('radio', { name: 'To another address' }).click()
  await expect.element(name.last()).toHaveValue('Kuljetus Oy')
  await expect.element(number.last()).toHaveValue('1234567-1')
  await expect.poll(() => saved.at(-1)).toBe('Kuljetus Oy')
  await name.last().fill('Varasto Oy')
  await page.getByRole('radio', { name: 'To the billing address' }).click()
  await page.getByRole('radio', { name: 'To another address' }).click()
  await expect.element(name.last()).toHaveValue('Varasto Oy')
})

test('the branch is called a branch or department, and browsers fill in neither the plate nor the VAT number', async () => {
  stubApi().on(saveCheckoutDraft.anonymous, () => ({ held_until: null, seconds_left: null }))
  await renderInShop(<InformationForm data={data} onRenewed={() => undefined} />)
  await page.getByRole('checkbox', { name: 'I buy for a company' }).click()
  await expect.element(page.getByLabelText(/^Branch or department/)).toBeVisible()
  const others = document.querySelectorAll<HTMLInputElement>('form [autocomplete=off]')
  expect([...new Set(Array.from(others, ({ name }) => name.split('.').at(-1)))]).toEqual([
    'company_vat_number',
    'licence_plate',
  ])
})
