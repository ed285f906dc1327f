import { expect, test } from 'vitest'
import { WholePage } from './whole-page.ts'

const written = (pieces: readonly (string | Uint8Array)[]) =>
  new Promise<string>((resolve) => {
    const page = new WholePage((bytes) => resolve(bytes.toString()))
    for (const piece of pieces) page.write(piece)
    page.end()
  })

test('letters and bytes come out in the order in which they were written', async () => {
  expect(await written(['<p>Kesä', Buffer.from('renkaat – 61 €'), '</p>'])).toBe('<p>Kesärenkaat – 61 €</p>')
})

test('a page that is larger than the room, and one after it, come whole', async () => {
  const long = '€'.repeat(200_000)
  expect(await written(['<p>', long, Buffer.from('</p>')])).toBe(`<p>${long}</p>`)
  expect(await written(['<p>lyhyt</p>'])).toBe('<p>lyhyt</p>')
})
