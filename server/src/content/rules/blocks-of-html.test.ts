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

test('a table keeps its headings, rows and cells, and its caption becomes a heading', () => {
  const head = '<thead><tr><th scope="col">To</th><th>Price</th><th>When</th></tr></thead>'
  const rows = `<tr><th scope="row">Home</th><td>0&nbsp;€</td><td> 2–5
    <strong>days</strong> </td></tr> <tr><td>Workshop</td><td></td><td>1 day</td></tr>`
  const html = `<p>Before</p><table><caption>Delivery</caption> ${head} <tbody> ${rows} </tbody></table><p>After</p>`
  expect(blocksOfHtml(html)).toEqual([
    { kind: 'paragraph', text: 'Before' },
    { kind: 'heading', text: 'Delivery' },
    {
      kind: 'table',
      headings: ['To', 'Price', 'When'],
      rows: [
        ['Home', '0\u00a0€', '2–5 days'],
        ['Workshop', '', '1 day'],
      ],
    },
    { kind: 'paragraph', text: 'After' },
  ])
})

test('a table without headings or rows is text or nothing', () => {
  const row = '<tr><td>A</td><td>B</td></tr>'
  expect(blocksOfHtml(`<table>${row}</table><table><tbody></tbody></table>`)).toEqual([
    { kind: 'table', headings: [], rows: [['A', 'B']] },
  ])
})
