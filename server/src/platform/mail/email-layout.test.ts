import { expect, test } from 'vitest'
import { noCompany } from '../company/company.ts'
import { readConfig } from '../config.ts'
import { renderEmail } from './email-layout.ts'

const config = readConfig({
  SHOP_URL: 'http://localhost:3000',
  SECRET_KEY: 'a secret for tests, of forty characters',
})
const company = { current: { ...noCompany, phone: '020 123 0000' } }
const shop = { config, company }
const parts = {
  locale: 'en_GB',
  title: 'Set a new password',
  paragraphs: ['Hello Aino,', 'Somebody requested a link.'],
  facts: [['Device', 'Firefox on Linux']],
  button: { label: 'Set password', url: 'http://localhost:3000/password/reset/abc?a=1&b=2' },
  notes: ['The link is good for an hour.'],
  links: [{ label: 'Stop these mails', url: 'http://localhost:3000/stop?a=1&b=2' }],
} as const

test('HTML and text say the same, with the address of the button and the shop', () => {
  const { html, text } = renderEmail(shop, parts)
  for (const part of [...parts.paragraphs, parts.title, 'Firefox on Linux', 'Set password', parts.notes[0]]) {
    expect(html).toContain(part)
    expect(text).toContain(part)
  }
  expect(text).toContain(`Set password:\n${parts.button.url}`)
  expect(text).toContain(`Stop these mails:\n${parts.links[0].url}`)
  expect(html).toContain('href="http://localhost:3000/stop?a=1&amp;b=2"')
  expect(html).toContain('href="http://localhost:3000/password/reset/abc?a=1&amp;b=2"')
  for (const version of [html, text]) expect(version).toContain('Customer service: 020 123 0000')
})

test('what people call themselves is text, never markup', () => {
  const name = '<img src=x onerror="alert(1)"><a href="https://evil.example">'
  const { html } = renderEmail(shop, {
    ...parts,
    title: name,
    paragraphs: [name],
    facts: [[name, name]],
    notes: [name],
  })
  expect(html).not.toMatch(/<img|<a href="https:\/\/evil/)
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
})

test('it needs nothing from elsewhere, names its language, and knows a dark scheme', () => {
  const { html } = renderEmail(shop, { locale: 'fi_FI', title: 'Hei', paragraphs: [] })
  expect(html).toContain('<html lang="fi">')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).not.toMatch(/<(img|link|script|table)\b/)
})
