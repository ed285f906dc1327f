import { getCaptcha } from '@pito/contracts/platform'
import { keyDerivation } from '@pito/contracts/values/captcha-work'
import { accessibilityFaults } from '@pito/web/testing/accessibility-faults'
import { stubApi } from '@pito/web/testing/stub-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { captcha, loadedCaptcha } from '../../testing/captcha.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { CaptchaField } from './captcha-field.tsx'
import type { Captcha } from './load-captcha.ts'

const form = { result: null, error: () => undefined, field: () => ({}) }
const cannotSee = page.getByRole('button', { name: 'I cannot see the picture' })
const usePicture = page.getByRole('button', { name: 'Use the picture' })
const state = page.getByRole('status')
const typed = page.getByLabelText('Captcha')

/** Returns a captcha whose proof of work takes more than one key derivation, with the answer. */
async function captchaToSolve(): Promise<{ second: Captcha; answer: string }> {
  const challenge = { nonce: 'b81e66f0', iterations: 5 }
  const answer = await (await keyDerivation(challenge))(17)
  const work = { captcha_id: 'work-second', ...challenge, candidates: 40, prefix: answer.slice(0, 8) }
  return { second: { ...captcha, captcha_id: 'picture-second', work }, answer }
}
const { second, answer } = await captchaToSolve()

const renderField = () =>
  renderInShop(
    <form>
      <CaptchaField protects="partner" first={loadedCaptcha} form={form} />
    </form>,
  )
const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))

test('without the button, the characters of the picture are sent with its id', async () => {
  await renderField()
  await typed.fill('AB3@X9')
  expect(sent()).toEqual({ captcha: 'AB3@X9', captcha_id: captcha.captcha_id })
})

test('by keyboard, the device does the work of a new captcha, says so and keeps the focus', async () => {
  const { promise, resolve } = Promise.withResolvers<Captcha>()
  const api = stubApi().on(getCaptcha, ({ form: protects }) => {
    expect(protects).toBe('partner')
    return promise
  })
  await renderField()
  await expect.element(state).toHaveTextContent('')
  cannotSee.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(state).toMatchTextContent(/^Your device is doing a check/)
  await userEvent.keyboard('{Enter}')
  expect(api.requests).toEqual(['GET /api/v1/captcha'])
  resolve(second)
  await expect.element(state).toMatchTextContent(/^The check is done/)
  await expect.element(usePicture).toHaveFocus()
  expect(document.querySelector('img')).toBeNull()
  expect(sent()).toEqual({ captcha: answer, captcha_id: 'work-second' })
  expect(await accessibilityFaults()).toEqual([])
})

test('afterwards the picture can be used again', async () => {
  stubApi().on(getCaptcha, () => second)
  await renderField()
  await cannotSee.click()
  await usePicture.click()
  await expect.element(typed).toHaveValue('')
  await expect.element(state).toHaveTextContent('')
  expect(sent()).toEqual({ captcha: '', captcha_id: 'picture-second' })
})

test('work that cannot be had or has no answer is said to have failed, and can be tried again', async () => {
  const unsolvable = { ...second, work: { ...second.work, prefix: 'none' } }
  const answers = [new Response('', { status: 503 }), unsolvable, second]
  stubApi().on(getCaptcha, () => answers.shift() ?? second)
  await renderField()
  for (const captcha_id of [captcha.captcha_id, 'picture-second']) {
    await cannotSee.click()
    await expect.element(state).toMatchTextContent(/^The check did not succeed/)
    await expect.poll(sent).toEqual({ captcha: '', captcha_id })
  }
  await cannotSee.click()
  await expect.element(state).toMatchTextContent(/^The check is done/)
})
