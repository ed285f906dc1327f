import type { Tx } from '../platform/database/sql.ts'
import type { Claimant } from './promo-store.ts'
import { deleteUses, insertUse, isClaimed, lockPromoCode, readPromoCode } from './promo-store.ts'
import type { NotApplicable } from './rules/why-not-applicable.ts'
import { whyNotApplicable } from './rules/why-not-applicable.ts'

interface Claim extends Claimant {
  readonly promoCodeId: number
  readonly goodsCents: number
}

/**
 * Takes one use of a code as a payment begins, in the caller's transaction; says why not when that cannot be. Lock,
 * look, take: of those who want the last use at the same moment one gets it. Claiming for the same cart again changes
 * nothing.
 */
export async function claimPromoCode(tx: Tx, claim: Claim, now: Date): Promise<NotApplicable | null> {
  await lockPromoCode(tx, claim.promoCodeId)
  if (await isClaimed(tx, claim.promoCodeId, claim.claimedFor)) return null
  const code = await readPromoCode(tx, claim.promoCodeId, claim, now)
  if (!code) return 'promo-code-not-valid'
  const reason = whyNotApplicable(code, { today: code.today, goodsCents: claim.goodsCents })
  if (reason) return reason
  await insertUse(tx, claim, now)
  return null
}

/** When the payment comes to nothing, or its order is cancelled before anything was delivered, the use is free for others. */
export async function releasePromoCode(tx: Tx, claimedFor: string): Promise<boolean> {
  return (await deleteUses(tx, claimedFor)) > 0
}
