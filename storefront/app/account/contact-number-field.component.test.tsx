import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ContactNumberField } from './contact-number-field.tsx'
import { countryCodes } from './country-codes.ts'

const codes = countryCodes([
  { id: 1, name: 'Ahvenanmaa', iso2: 'AX', dial_code: '358' },
  { id: 2, name: 'Ruotsi', iso2: 'SE', dial_code: '46' },
  { id: 3, name: 'Suomi', iso2: 'FI', dial_code: '358' },
])
const code = page.getByRole('combobox')
const number = page.getByRole('textbox')

async function renderField(chosen: string) {
  const form = {
    error: () => undefined,
    field: (name: string) => ({ name, defaultValue: name === 'country_code' ? chosen : '' }),
  }
  await renderInShop(
    <form>
      <ContactNumberField form={form} codes={codes} />
    </form>,
    { locale: 'fi_FI', address: '/register' },
  )
}

test.each([
  ['+358 40 123 4567', 'FI358', 'FI358', '40 123 4567'],
  ['+358 40 123 4567', 'AX358', 'AX358', '40 123 4567'],
  ['+46 70 123 45 67', 'FI358', 'SE46', '70 123 45 67'],
  ['0401234567', 'FI358', 'FI358', '0401234567'],
  ['+998 90 123 4567', 'FI358', 'FI358', '+998 90 123 4567'],
])('the number %s, filled in beside %s, is split into %s and %s', async (filled, chosen, value, rest) => {
  await renderField(chosen)
  await number.fill(filled)
  number.element().dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(number).toHaveValue(rest)
  await expect.element(code).toHaveValue(value)
})
