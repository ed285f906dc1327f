import { solveWork } from '@pito/contracts/values/captcha-work'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * Presses the button for people who cannot see the captcha's picture, and waits until the browser has done the proof
 * of work.
 */
export async function passCaptcha(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I cannot see the picture' }).click()
  await expect(page.getByText('The check is done')).toBeVisible()
}

/** Requests a new captcha and solves it outside the browser, by its proof of work. */
export async function solvedCaptcha(request: APIRequestContext, form: string) {
  const answer = await request.get(`/api/v1/captcha?form=${form}`)
  const { captcha_id, ...work } = (await answer.json()).data.work
  return { captcha: await solveWork(work), captcha_id: String(captcha_id) }
}

/**
 * Fills in the captcha of a page without scripts, which offers only the picture. Tests cannot read the picture, so
 * this function requests another captcha, solves it by its proof of work, and submits it instead.
 */
export async function typeSolvedCaptcha(page: Page, label: string, form: string): Promise<void> {
  const { captcha, captcha_id } = await solvedCaptcha(page.request, form)
  await page
    .locator('input[name=captcha_id]')
    .evaluate((input: HTMLInputElement, id) => input.setAttribute('value', id), captcha_id)
  await page.getByLabel(label).fill(captcha)
}
