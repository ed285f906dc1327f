import { z } from 'zod'
import type { PaytrailAccount, PaytrailSettings } from './paytrail-account.ts'
import { paytrailAccount } from './paytrail-account.ts'
import type { CheckoutFields } from './paytrail-signature.ts'
import { paytrailSignatureFits } from './paytrail-signature.ts'

const returned = z.object({
  'checkout-amount': z
    .string()
    .regex(/^\d{1,8}$/)
    .transform(Number),
  'checkout-stamp': z.string().max(200).default(''),
  'checkout-reference': z.string().max(200).default(''),
  'checkout-transaction-id': z.string().max(200).optional(),
  'checkout-status': z.enum(['ok', 'pending', 'delayed', 'fail']),
  'checkout-provider': z.string().max(200).default(''),
})

interface PaytrailReturn {
  readonly stamp: string
  readonly reference: string
  /** The transaction id; null for a refund that Paytrail did not accept. */
  readonly transactionId: string | null
  readonly amountCents: number
  readonly status: 'ok' | 'pending' | 'delayed' | 'fail'
  /** The bank or card that the buyer chose. */
  readonly provider: string
}

/**
 * Reads the query of a redirect or a callback. Returns null unless Paytrail signed exactly these fields for the shop's
 * account.
 */
export function verifyPaytrail(
  config: PaytrailSettings,
  query: Readonly<Record<string, string>>,
): PaytrailReturn | null {
  return verifyReturn(paytrailAccount(config), query)
}

export function verifyReturn(
  { account, secret }: Pick<PaytrailAccount, 'account' | 'secret'>,
  query: Readonly<Record<string, string>>,
): PaytrailReturn | null {
  const fields = checkoutFields(query)
  if (!fields || fields['checkout-account'] !== account) return null
  if (!paytrailSignatureFits(secret, fields, '', query.signature ?? '')) return null
  const { data } = returned.safeParse(fields)
  if (!data) return null
  return {
    stamp: data['checkout-stamp'],
    reference: data['checkout-reference'],
    transactionId: data['checkout-transaction-id'] ?? null,
    amountCents: data['checkout-amount'],
    status: data['checkout-status'],
    provider: data['checkout-provider'],
  }
}

/** Field names may have dashes, or underscores like the API's own fields. Returns null when a name occurs twice. */
function checkoutFields(query: Readonly<Record<string, string>>): CheckoutFields | null {
  const named = Object.entries(query)
    .map(([name, value]) => [name.replaceAll('_', '-'), value] as const)
    .filter(([name]) => name.startsWith('checkout-'))
  const fields = Object.fromEntries(named)
  return Object.keys(fields).length === named.length ? fields : null
}
