import { expect, test } from 'vitest'
import { decrypted, encrypted, newDraftKey } from './booking-draft.ts'

const draft = '{"name":"Hyhmähalli","email":"aino@pito.example"}'

test('a draft comes back under its key, and nothing of it can be read', async () => {
  const key = await newDraftKey()
  const text = await encrypted(key, draft)
  expect(text).not.toMatch(/Hyhm|aino|pito/)
  expect(await decrypted(key, text)).toBe(draft)
})

test('the same draft is another text each time', async () => {
  const key = await newDraftKey()
  expect(await encrypted(key, draft)).not.toBe(await encrypted(key, draft))
})

test.each([
  ['made under another key', async () => encrypted(await newDraftKey(), draft)],
  ['written by somebody else', () => Promise.resolve('{"name":"Aino"}')],
  ['empty', () => Promise.resolve('')],
])('a text %s is no draft', async (_case, text) => {
  expect(await decrypted(await newDraftKey(), await text())).toBeNull()
})

test('the key cannot be read, not even by the shop', async () => {
  await expect(crypto.subtle.exportKey('raw', await newDraftKey())).rejects.toThrow()
})
