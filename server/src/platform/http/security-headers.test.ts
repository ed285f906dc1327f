import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { hashesOfOwnScripts, hashesOfScripts, pagePolicy, paymentPages } from './security-headers.ts'

const script = 'document.title = "Kesärenkaat alkaen 61,00 €"'
const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`

test('scripts in the page are hashed by their bytes, each once, also those with Finnish words', () => {
  const page = `<p>Kesä</p><script nonce="n1">${script}</script><script nonce="n1" type="module">${script}</script>`
  expect(hashesOfOwnScripts(page, 'n1')).toEqual([hash])
})

test('scripts with an address need no hash', () => {
  expect(hashesOfOwnScripts('<script nonce="n1" src="/assets/root.js"></script>', 'n1')).toEqual([])
})

test('scripts that the page did not write get no hash', () => {
  const page = `<script>${script}</script><script nonce="n2">${script}</script>`
  expect(hashesOfOwnScripts(page, 'n1')).toEqual([])
})

test('every inline script of a built document is hashed', () => {
  const page = `<script src="/admin/assets/root.js"></script><script type="module">${script}</script>`
  expect(hashesOfScripts(page)).toEqual([hash])
})

test('forms may lead to the pages of the payment providers, and to a configured address of their API', () => {
  const usual = ['https://*.paytrail.com', 'https://*.klarna.com']
  const SECRET_KEY = '0123456789abcdef0123456789abcdef'
  expect(paymentPages(readConfig({ SECRET_KEY }))).toEqual(expect.arrayContaining(usual))
  const settings = {
    SECRET_KEY,
    PAYTRAIL_URL: 'http://127.0.0.1:4200/dev/paytrail',
    KLARNA_URL: 'https://klarna.example:8443/api',
  }
  const expected = [...usual, 'http://127.0.0.1:4200', 'https://klarna.example:8443']
  expect(paymentPages(readConfig(settings))).toEqual(expected)
})

test('only in development may a page start workers from blobs, as Vite’s client does, and run any inline script', () => {
  const loose = ["script-src 'self' 'unsafe-inline'", 'blob:', 'ws:']
  for (const part of loose) expect(pagePolicy({ scripts: [], development: true })).toContain(part)
  for (const part of loose) expect(pagePolicy({ scripts: [] })).not.toContain(part)
})
