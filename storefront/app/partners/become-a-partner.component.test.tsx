import { createPartnerRequest } from '@pito/contracts/partners'
import { getCaptcha } from '@pito/contracts/platform'
import { refusal, stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { captcha, loadedCaptcha } from '../../testing/captcha.ts'
import { emptyPicture } from '../../testing/empty-picture.ts'
import { renderRoute } from '../../testing/render-in-shop.tsx'
import * as becomeAPartner from './become-a-partner.tsx'

const alert = page.getByRole('main').getByRole('alert')
const typed = page.getByLabelText('Captcha')
const send = page.getByRole('button', { name: 'Send the application' })

const renderForm = () =>
  renderRoute(becomeAPartner, {
    address: '/become-a-partner',
    route: { path: '/become-a-partner' },
    loaded: { captcha: loadedCaptcha, codes: [{ value: 'FI358', label: 'Finland (+358)' }] },
  })

async function fillForm() {
  for (const [label, text] of [
    ['Name', 'Raija'],
    ['Mobile number', '040 123 4567'],
    ['Email', 'raija@example.fi'],
    ['Address', 'Turku'],
    ['Comment', 'Hello'],
  ] as const)
    await page.getByLabelText(label).fill(text)
  await page.getByLabelText('Who am I').selectOptions('Web shop')
}

test('each missing field is named, and the first of them has the focus', async () => {
  await renderForm()
  await send.click()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  for (const [label, sentence] of [
    ['Name', /^Name is required\./],
    ['Who am I', /^Who am I is required\./],
    ['Mobile number', /^Mobile number is required\./],
    ['Email', /^Email is required\./],
    ['Address', /^Address is required\./],
    ['Comment', /^Comment is required\./],
    ['Captcha', /^Captcha is required\./],
  ] as const)
    await expect.element(page.getByLabelText(label)).toHaveAccessibleDescription(sentence)
})

test('a number, an e-mail address and a captcha that cannot be right are named before anything is sent', async () => {
  await renderForm()
  await fillForm()
  await page.getByLabelText('Mobile number').fill('123')
  await page.getByLabelText('Email').fill('abc')
  await typed.fill('abc')
  await send.click()
  for (const [label, sentence] of [
    ['Mobile number', 'Contact Number must contains 7 to 12 digits. It allows +,-,(,) and space'],
    ['Email', 'Email is not valid.'],
    ['Captcha', /^Enter Valid captcha/],
  ] as const)
    await expect.element(page.getByLabelText(label)).toHaveAccessibleDescription(sentence)
})

test('a refused captcha gives way to another, and what was typed stays', async () => {
  const errors = { captcha: ['Captcha is not valid.'] }
  stubApi()
    .on(createPartnerRequest, () => refusal(422, { code: 'captcha-not-valid', message: 'No.', errors }))
    .on(getCaptcha, () => ({ ...captcha, captchaUrl: `${emptyPicture}#another` }))
  await renderForm()
  await fillForm()
  await typed.fill('------')
  await send.click()
  await expect.element(typed).toHaveAccessibleDescription(/^Captcha is not valid\./)
  await expect.element(alert).toHaveTextContent('Captcha is not valid.')
  await expect
    .element(page.getByRole('img', { name: 'A picture of six characters.' }))
    .toHaveAttribute('src', `${emptyPicture}#another`)
  await expect.element(typed).toHaveValue('')
  await expect.element(typed).toHaveFocus()
  await expect.element(page.getByLabelText('Comment')).toHaveValue('Hello')
})

test.each([
  {
    what: 'a fault of no field',
    answer: () => refusal(422, { code: 'not-valid', message: 'No.', errors: { other: ['Not today.'] } }),
    sentence: 'Not today.',
  },
  {
    what: 'a refusal without faults',
    answer: () => refusal(429, { code: 'too-many-requests', message: 'Please try again later.' }),
    sentence: 'Please try again later.',
  },
  {
    what: 'a lost connection',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    sentence: 'The connection was lost',
  },
])('$what is said in an alert; what was typed stays, with another captcha', async ({ answer, sentence }) => {
  stubApi()
    .on(createPartnerRequest, answer)
    .on(getCaptcha, () => captcha)
  await renderForm()
  await fillForm()
  await typed.fill('AB3@X9')
  await send.click()
  await expect.element(alert).toMatchTextContent(sentence)
  await expect.element(typed).toHaveValue('')
  await expect.element(page.getByLabelText('Comment')).toHaveValue('Hello')
})

test('the select has exactly six kinds', async () => {
  await renderForm()
  await expect.element(page.getByLabelText('Who am I')).toBeVisible()
  const options = page.getByLabelText('Who am I').getByRole('option')
  expect(options.elements().map(({ textContent }) => textContent)).toEqual([
    'Choose',
    'Tyre shop',
    'Garage',
    'Car service point',
    'Wholesaler',
    'Web shop',
    'Other',
  ])
})
