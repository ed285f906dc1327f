import { expect, test } from 'vitest'
import { leanMarkup } from './lean-markup.ts'

test.each([
  ['<b class="eu-E">E</b>', '<b class=eu-E>E</b>'],
  ['<p class="card__top small">x</p>', '<p class="card__top small">x</p>'],
  ['<img src="/a.avif" alt="" loading="lazy"/>', '<img src=/a.avif alt loading=lazy>'],
  ['<input type="checkbox" checked=""/>', '<input type=checkbox checked>'],
  ['<a href="/tyres?width=205">x</a>', '<a href="/tyres?width=205">x</a>'],
  ['<a href="/brand/x/">x</a>', '<a href=/brand/x/>x</a>'],
  ['<img alt="Tom&#x27;s"/>', '<img alt=Tom&#x27;s>'],
  ['<p>width="205" &lt;a b="c"&gt;</p>', '<p>width="205" &lt;a b="c"&gt;</p>'],
  ['<use href="/icons.svg#cart"></use>', '<use href=/icons.svg#cart></use>'],
])('%s is %s', (markup, lean) => {
  expect(leanMarkup(markup)).toBe(lean)
})
