import type * as contracts from '@pito/contracts/cart-choices'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { otherPromoCode, promoCodeRequired } from '@pito/contracts/values/cart-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import type { Context } from '../platform/context.ts'
import { countAttempt, uncountAttempt } from '../platform/limits/count-attempt.ts'
import { refuse } from '../platform/refuse.ts'
import type { NotApplicable } from '../pricing/index.ts'
import { findPromoCode, readPromoCode, whyNotApplicable } from '../pricing/index.ts'
import { changeCart } from './change-cart.ts'
import { savePromoCode } from './choice-store.ts'
import { promoCodeSentence } from './promo-code-sentence.ts'
import { lockPricedCart } from './read-priced-cart.ts'

type Apply = Input<typeof contracts.applyPromoCode.customer>
type Shown = Promise<Answer<typeof contracts.applyPromoCode.customer>>

/** The limit of tries. A person mistypes a code a few times, while a program would try thousands of codes. */
const limit = { limit: 10, windowSeconds: 600 }

export async function applyPromoCode(ctx: Context, input: Apply): Shown {
  const { caller } = ctx
  if (caller.kind !== 'customer') return refuseCode('promo-code-for-customers', ctx.locale)
  const typed = codeIn(input)
  if (!typed) refuse('not-valid', { errors: { promo_code: [promoCodeRequired[ctx.locale]] } })
  const attempts = [caller.customerId, ctx.network].map((who) => ({ what: 'promo-code', who }))
  for (const attempt of attempts) await countAttempt(ctx.sql, attempt, limit, ctx.now)
  const shown = await changeCart(ctx, input, async (tx, { id }, owner) => {
    const claimant = { customerId: caller.customerId, cartId: id }
    const code = await findPromoCode(tx, typed, claimant, ctx.now)
    const view = await lockPricedCart(ctx, tx, owner, id)
    if (!code || !view) return refuseCode('promo-code-not-valid', ctx.locale)
    const reason = whyNotApplicable(code, { today: code.today, goodsCents: view.priced.goodsCents })
    if (reason) refuseCode(reason, ctx.locale, { code, goodsCents: view.priced.goodsCents })
    await savePromoCode(tx, id, code.id, ctx.now)
    return undefined
  })
  for (const attempt of attempts) await uncountAttempt(ctx.sql, attempt)
  return shown
}

export function removePromoCode(ctx: Context, input: Apply): Shown {
  const { caller, locale } = ctx
  return changeCart(ctx, input, async (tx, cart) => {
    if (cart.promoCodeId === null || caller.kind !== 'customer') return undefined
    const claimant = { customerId: caller.customerId, cartId: cart.id }
    const entered = await readPromoCode(tx, cart.promoCodeId, claimant, ctx.now)
    const typed = codeIn(input)
    if (typed && typed.toUpperCase() !== entered?.code)
      refuse('not-valid', { errors: { promo_code: [otherPromoCode[locale]] } })
    await savePromoCode(tx, cart.id, null, ctx.now)
    return undefined
  })
}

function codeIn({ promo_code, promocode }: Apply): string {
  return (promo_code ?? promocode ?? '').trim()
}

function refuseCode(
  reason: NotApplicable | 'promo-code-for-customers',
  locale: Locale,
  tried?: Parameters<typeof promoCodeSentence>[2],
): never {
  refuse(reason, { errors: { promo_code: [promoCodeSentence(reason, locale, tried)] } })
}
