import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashesOfOwnScripts } from './security-headers.ts'

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
