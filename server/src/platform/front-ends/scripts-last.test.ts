import { expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/root.js"/><link rel="stylesheet" href="/a.css"/></head>
<body><p>Renkaat</p><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";</script></body></html>`

test('scripts and their preloads stand after what is seen, in a template', () => {
  const [head = '', body = ''] = scriptsLast(page).join('').split('</head>')
  expect(head).toBe('<html><head><link rel="stylesheet" href="/a.css"/>')
  const link = (href: string) => `<link rel="modulepreload" href="${href}">`
  const preloads = link('/assets/manifest.js') + link('/assets/root.js')
  expect(body).toContain(
    `<p>Renkaat</p><template id="scripts">${preloads}<script type="module" async="">import`,
  )
  expect(body).toContain('from "/assets/root.js";</script></template></body>')
})

test('a page without scripts stays as it is', () => {
  expect(scriptsLast('<p>Renkaat</p>')).toEqual(['<p>Renkaat</p>'])
})
