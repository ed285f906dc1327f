import { solveWork } from '@pito/contracts/values/captcha-work'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Presses the button of people who cannot see the picture, and waits until the browser has done the work. */
export async function passCaptcha(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I cannot see the picture' }).click()
  await expect(page.getByText('The check is done')).toBeVisible()
}

/** Does the work of a new captcha outside the browser. */
export async function solvedCaptcha(request: APIRequestContext, form: string) {
  const answer = await request.get(`/api/v1/captcha?form=${form}`)
  const { captcha_id, ...work } = (await answer.json()).data.work
  return { captcha: await solveWork(work), captcha_id: String(captcha_id) }
}

/**
 * Fills in a page without scripts, where only the picture is offered. Tests cannot read it, so they give the answer to
 * another captcha, whose work was done elsewhere.
 */
export async function typeSolvedCaptcha(page: Page, label: string, form: string): Promise<void> {
  const { captcha, captcha_id } = await solvedCaptcha(page.request, form)
  await page
    .locator('input[name=captcha_id]')
    .evaluate((input: HTMLInputElement, id) => input.setAttribute('value', id), captcha_id)
  await page.getByLabel(label).fill(captcha)
}
