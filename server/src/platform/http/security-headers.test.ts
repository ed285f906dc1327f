import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashesOfInlineScripts } from './security-headers.ts'

const script = 'document.title = "Kesärenkaat alkaen 61,00 €"'
const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`

test('scripts in the page are hashed by their bytes, each once, also those with Finnish words', () => {
  const page = `<p>Kesä</p><script>${script}</script><script type="module">${script}</script>`
  expect(hashesOfInlineScripts(page)).toEqual([hash])
})

test('scripts with an address need no hash', () => {
  expect(hashesOfInlineScripts('<script src="/assets/root.js"></script>')).toEqual([])
})
