import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { CmsHtml } from './cms-html.tsx'

const html = `
  <h2 id="a">Talvirengassäännöt</h2>
  <p>Talvirengassäännöt ja <a href="/tietosuojaseloste">tietosuojaseloste</a>.</p>
  <table><tr><th>Asennuspisteeseen</th><td>Asennusaikaa ennen</td></tr></table>`

const textOf = (selector: string) => document.querySelector(`.prose ${selector}`)?.textContent

test('headings, links and cells have no soft hyphens in their texts, prose has them', async () => {
  await renderInShop(<CmsHtml html={html} />, { locale: 'fi_FI' })
  await expect.element(page.getByRole('heading')).toBeVisible()
  expect(['h2', 'a', 'th', 'td'].map(textOf)).toEqual([
    'Talvirengassäännöt',
    'tietosuojaseloste',
    'Asennuspisteeseen',
    'Asennusaikaa ennen',
  ])
  for (const name of ['h2', 'a', 'th', 'td'])
    expect(document.querySelectorAll(`.prose ${name} i.shy`).length).toBeGreaterThan(0)
  expect(textOf('p')).toBe('Talvi\u00adrengas\u00adsäännöt ja tietosuojaseloste.')
})

test('a text that is the name of a link has no soft hyphens at all', async () => {
  await renderInShop(
    <a href="/talvi">
      <CmsHtml html="<p>Talvirengassäännöt</p>" inLink />
    </a>,
    { locale: 'fi_FI' },
  )
  await expect.element(page.getByRole('link')).toBeVisible()
  expect(textOf('p')).toBe('Talvirengassäännöt')
})
