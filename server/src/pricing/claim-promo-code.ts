import type { Tx } from '../platform/database/sql.ts'
import { insertUse, isClaimed, lockPromoCode, readPromoCode, releaseUses } from './promo-store.ts'
import type { NotApplicable } from './rules/why-not-applicable.ts'
import { whyNotApplicable } from './rules/why-not-applicable.ts'

interface Claim {
  readonly orderId: string
  readonly customerId: string
  readonly promoCodeId: number
  readonly goodsCents: number
}

/**
 * Takes one use of a code when a payment begins, in the caller's transaction. Returns the reason if the code cannot be
 * used. The code is locked before its uses are counted, so only one of two simultaneous claims gets the last use. A
 * second claim for the same order changes nothing.
 */
export async function claimPromoCode(tx: Tx, claim: Claim, now: Date): Promise<NotApplicable | null> {
  await lockPromoCode(tx, claim.promoCodeId)
  if (await isClaimed(tx, claim.promoCodeId, claim.orderId)) return null
  const code = await readPromoCode(tx, claim.promoCodeId, claim, now)
  if (!code) return 'promo-code-not-valid'
  const reason = whyNotApplicable(code, { today: code.today, goodsCents: claim.goodsCents })
  if (reason) return reason
  await insertUse(tx, claim, now)
  return null
}

/**
 * Releases the use of a code when a payment fails, or when its order is cancelled before delivery. The use becomes
 * available again.
 */
export async function releasePromoCode(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  return (await releaseUses(tx, orderId, now)) > 0
}
