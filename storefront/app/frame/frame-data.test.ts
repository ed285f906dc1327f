import type { MenuItem } from '@pito/contracts/content'
import type { Api } from '@pito/web/api/api'
import { expect, test } from 'vitest'
import { loadFrame } from './frame-data.ts'

function item(facts: Partial<MenuItem> & { readonly name_en: string }): MenuItem {
  return { type: 'custom_link', slug: null, link: null, image_path: null, children: [], ...facts } as MenuItem
}

const menus = [
  item({ name_en: 'Tyres', link: '/tyres' }),
  item({ name_en: 'Service points', link: '/service-points' }),
]
const pages = {
  Campaign: [{ title: 'Service points', url_path: 'service-points' }],
  Hamburger: [{ title: 'How it works', url_path: 'how-it-works' }],
}
const api = ((_contract: unknown, input: { type?: keyof typeof pages }) =>
  Promise.resolve({ data: input.type ? (pages[input.type] ?? []) : menus })) as unknown as Api

const load = (offersFitting: boolean) => loadFrame(api, { locale: 'en_GB', offersFitting })

test('menu and pages lead to service points only if one fits tyres', async () => {
  const fitted = await load(true)
  expect(fitted.menus.map(({ name }) => name)).toEqual(['Tyres', 'Service points'])
  expect(fitted.topBar).toHaveLength(1)
  const delivered = await load(false)
  expect(delivered.menus.map(({ name }) => name)).toEqual(['Tyres'])
  expect(delivered.topBar).toEqual([])
  expect(delivered.hamburger).toHaveLength(1)
})
