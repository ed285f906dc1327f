import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/**
 * Polls for the newest e-mail with this recipient and subject. Returns the link in it that contains the given path.
 */
export async function linkInMail(page: Page, email: string, path: string, subject = ''): Promise<string> {
  const link = new RegExp(`href="([^"]*${escaped(path)}[^"]*)"`)
  let found = ''
  await expect
    .poll(async () => {
      const list = await (await page.request.get('/dev/mail', { params: { to: email } })).text()
      const row = list.split('<tr>').find((text) => text.includes(email) && text.includes(subject)) ?? ''
      const [, mail] = /href="(\/dev\/mail\/[^"]+)"/.exec(row) ?? []
      const text = mail ? await (await page.request.get(mail)).text() : ''
      found = link.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
      return found
    })
    .not.toBe('')
  return found
}
