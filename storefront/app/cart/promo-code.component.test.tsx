import './cart.css'
import { formAction } from '@pito/web/form/form-action'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cartOf } from '../../testing/cart.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { PromoCode } from './promo-code.tsx'

const field = page.getByRole('textbox', { name: 'Promo code' })
const unknown = 'The promo code is not valid.'

function renderCode(facts: Parameters<typeof cartOf>[0], isCustomer = true) {
  const intents: unknown[] = []
  const submit = formAction((_api, { form }) => {
    intents.push([form.get('intent'), form.get('promo_code')])
    const isKnown = form.get('promo_code') === 'TALVI'
    return Promise.resolve(isKnown ? { done: {} } : { errors: { promo_code: [unknown] } })
  })
  const rendered = renderInShop(<PromoCode cart={cartOf(facts)} isCustomer={isCustomer} />, {
    routes: [{ path: '/cart', action: submit.inBrowser as never }],
  })
  return rendered.then(() => intents)
}

test('a refused code is named at the field, which keeps it', async () => {
  await renderCode({})
  await field.fill('KESA')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription(new RegExp(unknown))
  await expect.element(field).toHaveValue('KESA')
  await field.fill('TALVI')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(unknown)).not.toBeInTheDocument()
})

test('a code in use can be removed', async () => {
  const intents = await renderCode({ promo_code_name: 'TALVI', discount_amount: 12.6 })
  await expect.element(field).toHaveValue('TALVI')
  await page.getByRole('button', { name: 'Remove the code' }).click()
  await expect.poll(() => intents).toEqual([['remove-promo', 'TALVI']])
})

test('a code says what it takes off, and what it does not cover', async () => {
  await renderCode({ promo_code_name: 'TALVI', discount_amount: 12.6 })
  await expect
    .element(field)
    .toHaveAccessibleDescription(
      'The code TALVI takes 12,60\u00a0€ off the tyres. It does not cover the recycling fee, fitting or delivery.',
    )
})

test('a code that no longer applies to the cart says why, and not that it takes something off', async () => {
  await renderCode({ promo_code_name: 'TALVI', promo_code_error: 'It needs two tyres.' })
  await expect.element(field).toHaveAccessibleDescription('It needs two tyres.')
})

test('a guest reads that codes are for customers, with the way to log in and back', async () => {
  await renderCode({}, false)
  await expect
    .element(page.getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', expect.stringContaining('/login?redirect=%2Fcart'))
})
