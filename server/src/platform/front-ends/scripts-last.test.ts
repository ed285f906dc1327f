import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/root.js"/><link rel="stylesheet" href="/a.css"/></head>
<body><p>Renkaat</p><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";</script></body></html>`

test('preloads of scripts stand after what is seen, before what imports them, and wait for it', () => {
  const [head = '', body = ''] = scriptsLast(page).split('</head>')
  expect(head).toBe('<html><head><link rel="stylesheet" href="/a.css"/>')
  const low = (href: string) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`
  expect(body).toContain(
    `<p>Renkaat</p>${low('/assets/manifest.js')}${low('/assets/root.js')}<script type="module" async="">import`,
  )
})

test('a page without scripts stays as it is', () => {
  expect(scriptsLast('<p>Renkaat</p>')).toBe('<p>Renkaat</p>')
})
