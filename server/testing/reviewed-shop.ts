import { beforeEach, expect, vi } from 'vitest'
import { due, reviewShop } from './review-shop.ts'

export const good = { stars: 5, text: 'Hiljaiset ja pitävät.', display_name: 'Maija' }

/**
 * Opens a shop whose buyers are invited to write reviews. Each test begins without reviews, on the day of the
 * invitations.
 */
export async function reviewedShop() {
  const shop = await reviewShop()
  const { platform, call, addInvited, decide } = shop
  let buyers = 0
  const invited = async () => {
    const email = `buyer-${++buyers}@example.fi`
    return { ...(await addInvited(email)), email }
  }
  const shown = async (tyre = 1, query = '') => (await call('GET', `product/${tyre}/reviews${query}`)).body
  const published = async (stars: number, text: string | null = null) => {
    const buyer = await invited()
    await buyer.send('review', { stars, text })
    await decide('publish', await buyer.read())
    return buyer
  }
  const toShow = (total: number) =>
    vi.waitFor(async () => expect((await shown()).reviews).toBe(total), 15_000)
  beforeEach(async () => {
    platform.at(due)
    await platform.pool.query('delete from review; delete from attempt')
    platform.edition.bump()
  })
  return { ...shop, invited, shown, published, toShow }
}
