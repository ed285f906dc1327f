import { expect, test } from 'vitest'
import { bannerText } from './banner-text.ts'

const item = (type: string, slug: string | null, text: string, ...children: (typeof summer)[]) => ({
  type,
  slug,
  descriptionFi: text && `${text} fi`,
  descriptionEn: text && `${text} en`,
  children,
})
interface MenuItem {
  type: string
  slug: string | null
  descriptionFi: string
  descriptionEn: string
  children: MenuItem[]
}
const summer: MenuItem = {
  type: 'season',
  slug: 'summer',
  descriptionFi: 'kesään',
  descriptionEn: 'for summer',
  children: [],
}
const menu = [
  item('custom_link', null, '', item('season', null, 'every season', summer), item('brand', null, '')),
]

test('a season says what its own menu item says', () => {
  expect(bannerText(menu, 'season', 'summer')).toEqual({ fi: 'kesään', en: 'for summer' })
})

test('a season that the menu does not name says what the menu says of all seasons', () => {
  expect(bannerText(menu, 'season', 'all-season')).toEqual({ fi: 'every season fi', en: 'every season en' })
})

test('where the menu says nothing, there is nothing', () => {
  expect(bannerText(menu, 'brand', 'kuura')).toBeNull()
  expect(bannerText([], 'season', 'summer')).toBeNull()
})

test('the same name in another kind is another thing', () => {
  expect(bannerText(menu, 'brand', 'summer')).toBeNull()
})
