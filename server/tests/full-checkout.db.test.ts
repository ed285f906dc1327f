import { expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { builtFrontEnds } from '../testing/built-pages.ts'
import { browserOf, cartShop } from '../testing/cart-shop.ts'

const { platform } = await cartShop({ settings: { CHECKOUT_LIMIT: '1' } })
const app = await buildApp(platform, builtFrontEnds)

async function newBuyer() {
  const browser = browserOf(app)
  await browser.add({ type_id: 1, quantity: 1 })
  const { host } = platform.config.shopUrl
  return (url: string) => app.inject({ url, headers: { host }, cookies: browser.cookies })
}

const [inside, waiting] = [await newBuyer(), await newBuyer()]
const information = '/cart/user-info'
const garage = '/cart/dealer-services'

test.each([
  [information, 'fi', 'Kassalla on nyt ruuhkaa'],
  [garage, 'fi', 'Kassalla on nyt ruuhkaa'],
  [`${information}?lang=en`, 'en', 'The checkout is busy right now'],
  [`${garage}?lang=en`, 'en', 'The checkout is busy right now'],
])(
  'the page %s says in its language that the checkout is full, and reloads itself',
  async (path, language, title) => {
    expect((await inside(information)).statusCode).toBe(200)
    const { statusCode, headers, body } = await waiting(path)
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([429, '15', 'no-store'])
    expect(body).toContain(`<html lang="${language}"`)
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(body).toContain('<noscript><meta http-equiv="refresh" content="15"/></noscript>')
  },
)

test('the other pages are open, also to a buyer who waits', async () => {
  for (const path of ['/', '/tyres', '/cart']) expect((await waiting(path)).statusCode).toBe(200)
})
