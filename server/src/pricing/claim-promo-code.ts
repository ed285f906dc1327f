import type { Tx } from '../platform/database/sql.ts'
import { deleteUses, insertUse, isClaimed, lockPromoCode, readPromoCode } from './promo-store.ts'
import type { NotApplicable } from './rules/why-not-applicable.ts'
import { whyNotApplicable } from './rules/why-not-applicable.ts'

interface Claim {
  readonly orderId: string
  readonly customerId: string
  readonly promoCodeId: number
  readonly goodsCents: number
}

/**
 * Takes one use of a code as a payment begins, in the caller's transaction; says why not when that cannot be. Lock,
 * look, take: of those who want the last use at the same moment one gets it. Claiming for the same order again changes
 * nothing.
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

/** When the payment comes to nothing, or its order is cancelled before anything was delivered, the use is free for others. */
export async function releasePromoCode(tx: Tx, orderId: string): Promise<boolean> {
  return (await deleteUses(tx, orderId)) > 0
}
