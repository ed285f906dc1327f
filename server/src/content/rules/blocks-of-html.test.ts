import { expect, test } from 'vitest'
import { blocksOfHtml } from './blocks-of-html.ts'

test('headings, paragraphs, items and quotes become blocks of plain text', () => {
  const html = `<h2>1. Seller</h2>
    <p>Call <a href="tel:+358">020 123</a> &amp; <strong>ask</strong>.<br>Thanks</p>
    <ol>
      <li>One</li>
      <li><strong>Two:</strong> three</li>
    </ol>
    <blockquote><p>To: Pito</p><p>Name:</p></blockquote><p>End</p>`
  expect(blocksOfHtml(html)).toEqual([
    { kind: 'heading', text: '1. Seller' },
    { kind: 'paragraph', text: 'Call 020 123 & ask. Thanks' },
    { kind: 'item', text: 'One' },
    { kind: 'item', text: 'Two: three' },
    { kind: 'quote', text: 'To: Pito' },
    { kind: 'quote', text: 'Name:' },
    { kind: 'paragraph', text: 'End' },
  ])
})

test('the cells of a row are separated by commas', () => {
  const html = '<table><tbody><tr><th scope="row">Home</th><td>0 €</td><td>2–5 days</td></tr></tbody></table>'
  expect(blocksOfHtml(html)).toEqual([{ kind: 'item', text: 'Home, 0 €, 2–5 days' }])
})
