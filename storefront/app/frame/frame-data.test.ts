import type { MenuItem } from '@pito/contracts/content'
import type { Api } from '@pito/web/api/api'
import { expect, test } from 'vitest'
import { loadFrame } from './frame-data.ts'

function item(facts: Partial<MenuItem> & { readonly name_en: string }): MenuItem {
  return { type: 'custom_link', slug: null, link: null, image_path: null, children: [], ...facts } as MenuItem
}

const size = (slug: string) => item({ type: 'tyre_size', slug, name_en: slug, link: `/tyre-size/${slug}` })
const menus = [
  item({
    name_en: 'Tyres',
    link: '/tyres',
    children: [
      item({ name_en: 'Popular sizes', children: [size('205-55R16'), size('195-65R15')] }),
      item({ name_en: 'Truck sizes', children: [size('315-80R22.5')] }),
    ],
  }),
  item({ name_en: 'Service points', link: '/service-points' }),
]
const pages = {
  Campaign: [{ title: 'Service points', url_path: 'service-points' }],
  Hamburger: [{ title: 'How it works', url_path: 'how-it-works' }],
}
const api = (({ path }: { path: string }, input: { type?: keyof typeof pages; size?: string }) => {
  if (path.endsWith('/tyre-size/:size') && input.size !== '205-55R16') return Promise.reject(new Error('404'))
  return Promise.resolve({ data: input.type ? (pages[input.type] ?? []) : menus })
}) as unknown as Api

const load = (offersFitting: boolean) => loadFrame(api, { locale: 'en_GB', offersFitting })

test('the menu links only the sizes that are sold, and leaves out groups without any', async () => {
  const [tyres] = (await load(true)).menus
  expect(tyres?.children.map(({ name }) => name)).toEqual(['Popular sizes'])
  expect(tyres?.children[0]?.children.map(({ name }) => name)).toEqual(['205-55R16'])
})

test('menu and pages lead to service points only if one fits tyres', async () => {
  const fitted = await load(true)
  expect(fitted.menus.map(({ name }) => name)).toEqual(['Tyres', 'Service points'])
  expect(fitted.topBar).toHaveLength(1)
  const delivered = await load(false)
  expect(delivered.menus.map(({ name }) => name)).toEqual(['Tyres'])
  expect(delivered.topBar).toEqual([])
  expect(delivered.hamburger).toHaveLength(1)
})
