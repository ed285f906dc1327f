import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { sanitiseHtml } from './sanitise-html.ts'

test('links of an English text lead to English pages', () => {
  const html = '<a href="/information/withdrawal#form">a</a><a href="/tyres?tyre_season=Summer">b</a>'
  expect(sanitiseHtml(html, 'en')).toBe(
    '<a href="/information/withdrawal?lang=en#form">a</a><a href="/tyres?tyre_season=Summer">b</a>',
  )
  expect(sanitiseHtml(html)).toBe(html)
})

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a script in odd letters', '<ScRiPt src=//evil.example></sCrIpT>', ''],
  ['a script that hides in a script', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['an event handler', '<img src="/a.png" onerror="alert(1)">', '<img src="/a.png" />'],
  ['an event handler without quotes', '<p onclick=alert(1)>a</p>', '<p>a</p>'],
  [
    'an event handler after a slash',
    '<details/open/ontoggle=alert(1)>a</details>',
    '<details open>a</details>',
  ],
  ['a javascript link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a javascript link in entities', '<a href="&#106;avascript&colon;alert(1)">a</a>', '<a>a</a>'],
  ['a javascript link with a line break', '<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['a data link', '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>', '<a>a</a>'],
  ['a link to an unnamed host', '<a href="//evil.example">a</a>', '<a>a</a>'],
  ['a drawing with a script', '<svg><script>alert(1)</script><text>a</text></svg>', ''],
  ['a drawing that loads', '<svg onload=alert(1)>', ''],
  ['a formula that confuses parsers', '<math><mtext><table><mglyph><style><img src onerror=alert(1)>', ''],
  ['a frame', '<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>alert(1)</script>">', ''],
  ['an object', '<object data="x"></object><embed src="x">', ''],
  ['a form', '<form action="https://evil.example"><input name="password">a</form>', 'a'],
  ['a style', '<style>body{display:none}</style><p style="position:fixed">a</p>', '<p>a</p>'],
  ['a class or id of the shop', '<p class="btn" id="sisalto">a</p>', '<p>a</p>'],
  ['a picture from elsewhere', '<img src="https://evil.example/pixel.gif" alt="">', ''],
  [
    'a picture with other sources',
    '<img src="/a.png" srcset="https://evil.example/b.png 2x">',
    '<img src="/a.png" />',
  ],
  ['a new address for all links', '<base href="https://evil.example"><meta http-equiv="refresh">', ''],
  ['a comment', '<!--[if IE]><script>alert(1)</script><![endif]-->a', 'a'],
  ['text that a browser would not close', '<xmp><p title="</xmp><img src=x onerror=alert(1)>">', '"&gt;'],
  ['a tag that is not closed', '<img src="/a.png" onerror="alert(1)"', ''],
])('%s does no harm', (_, hostile, harmless) => {
  expect(sanitiseHtml(hostile)).toBe(harmless)
})

test('what an editor writes stays as written', () => {
  const written = `<h2>Otsikko</h2><p lang="fi">Teksti, <strong>tärkeä</strong> ja <em>kallellaan</em>.</p>
<ul><li><a href="/information/contact">Ota yhteyttä</a></li><li><a href="mailto:a@pito.example">posti</a></li></ul>
<table><caption>Hinnat</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
<figure><img src="/pictures/a.avif" alt="Rengas" width="600" height="600" /><figcaption>Havainnekuva</figcaption></figure>
<details><summary>Kysymys</summary><p>Vastaus</p></details>`
  expect(sanitiseHtml(written)).toBe(written)
})

test('what another program pasted takes the shop’s form', () => {
  expect(sanitiseHtml('<h1>A</h1><p><b>b</b> <i>c</i> <font color="red">d</font></p>')).toBe(
    '<h2>A</h2><p><strong>b</strong> <em>c</em> d</p>',
  )
})

test.each([
  ['<h1>A</h1><h4>B</h4><h3>C</h3><h6>D</h6>', 'h1', '<h2>A</h2><h3>B</h3><h3>C</h3><h4>D</h4>'],
  ['<h3>A</h3><h4>B</h4><h2>C</h2>', 'h1', '<h2>A</h2><h3>B</h3><h2>C</h2>'],
  ['<h3>A</h3><h4>B</h4>', 'h2', '<h3>A</h3><h4>B</h4>'],
] as const)('the headings of %s below an %s skip no level', (written, above, shown) => {
  expect(sanitiseHtml(written, 'fi', above)).toBe(shown)
  expect(sanitiseHtml(shown, 'fi', above)).toBe(shown)
})

test('a thousand nested lists end somewhere', () => {
  const deepest = sanitiseHtml(`${'<ul><li>'.repeat(1000)}a`)
  expect(deepest.match(/<ul>/g)?.length).toBeLessThan(30)
})

const shards = [
  '<',
  '>',
  '"',
  "'",
  '/',
  '=',
  ' ',
  '&',
  'a',
  '\n',
  '<p>',
  '</p>',
  '<a href=',
  'javascript:',
  '<svg>',
  '</svg>',
]
const more = [
  '<img src=',
  '/a.png',
  ' onerror=',
  'alert(1)',
  '<script>',
  '</script>',
  '<!--',
  '-->',
  '<h1>',
  '<xmp>',
]

const harmlessTag = /^<(\/?(p|h2|strong|table|td|li|a)|a href="\/[^"]*"|img src="\/[^"]*" \/)>$/

test('whatever is put together, only harmless tags are saved and shown', async () => {
  const pieces = array(constantFrom(...shards, ...more, '<b>', '<table>', '<td>', '<li>', '&lt;'), {
    maxLength: 25,
  })
  const sound = property(pieces, (parts) => {
    const saved = sanitiseHtml(parts.join(''))
    const shown = sanitiseHtml(saved)
    for (const tag of `${saved}${shown}`.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(harmlessTag)
  })
  await assert(sound, { numRuns: 2000 })
})
