import { expect, test } from '@playwright/test'

const shown = [
  'title',
  'description',
  'url',
  'type',
  'locale',
  'image',
  'image:width',
  'image:height',
] as const

for (const [name, path] of [
  ['home', '/?lang=en'],
  ['a list', '/renkaat/henkiloautot'],
  ['a tyre', '/tyre/nokian-tyres/hakkapeliitta-10/9?lang=en'],
  ['a brand', '/brand/nokian-tyres'],
  ['a size', '/tyre-size/205-55R16?lang=en'],
  ['a content page', '/information/contact?lang=en'],
  ['a campaign', '/kampanja/talvi-2026'],
  ['a service point', '/service-point/hyhmahalli-tampere'],
  ['a town', '/asennuspisteet/tampere'],
  ['the towns', '/service-points/towns'],
  ['the search for service points', '/service-points'],
  ['the size calculator', '/tyre-size-calculator?lang=en'],
  ['the page for partners', '/become-a-partner'],
] as const)
  test(`a link to ${name} is shown with its title, its text and a picture`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const tagOf = (property: string) =>
      new RegExp(`<meta property="og:${property}" content="([^"]+)"`).exec(html)?.[1]
    for (const property of shown) expect(tagOf(property), property).toBeTruthy()
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    expect(tagOf('url')).toBe(canonical)
    expect(tagOf('locale')).toBe(/<html lang="en"/.test(html) ? 'en_GB' : 'fi_FI')
    const picture = await request.get(new URL(tagOf('image') ?? '').pathname)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
  })

test('home says who keeps the shop', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const kinds = JSON.parse(json)['@graph'].map((each: { '@type': string }) => each['@type'])
  expect(kinds).toEqual(['Organization', 'WebSite'])
})
