import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Brands } from '../home.tsx'

const shown = (logo: string) =>
  renderToStaticMarkup(<Brands brands={[{ name: 'Nokian Tyres', slug: 'nokian-tyres', logo }]} />)

test('a brand with a picture is shown by it, and named by it', () => {
  expect(shown('/pictures/nokian.avif')).toMatch(
    /<a href="\/brand\/nokian-tyres"><img src="\/pictures\/nokian.avif" alt="Nokian Tyres"[^>]*\/><\/a>/,
  )
})

test('a brand without a picture is shown by its name', () => {
  expect(shown('')).toContain('<a href="/brand/nokian-tyres">Nokian Tyres</a>')
})
