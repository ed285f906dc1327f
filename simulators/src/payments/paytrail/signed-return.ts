import type { Algorithm, PaytrailAccount } from '@pito/server/src/payment-providers/index.ts'
import { paytrailSignature } from '@pito/server/src/payment-providers/index.ts'
import type { SimulatedPayment } from './simulated-payment.ts'

export interface Return {
  readonly status: 'ok' | 'fail' | 'pending' | 'delayed'
  readonly algorithm?: Algorithm
  /** The return is signed by somebody else, or was changed after it was signed. */
  readonly forged?: 'signature' | 'extra-parameter'
  /** The stamp of another order, with a valid signature. */
  readonly stamp?: string
  /** Adds a field that Paytrail did not send before, with a valid signature. */
  readonly addition?: boolean
}

/** Returns the query of a redirect or a callback. */
export function signedReturn(
  { account, secret }: PaytrailAccount,
  payment: Pick<SimulatedPayment, 'id' | 'stamp' | 'reference' | 'provider' | 'algorithm'>,
  amount: number,
  { status, algorithm = payment.algorithm, forged, stamp, addition }: Return,
): URLSearchParams {
  const fields = {
    'checkout-account': account,
    'checkout-algorithm': algorithm,
    'checkout-amount': String(amount),
    'checkout-stamp': stamp ?? payment.stamp,
    'checkout-reference': payment.reference,
    'checkout-transaction-id': payment.id,
    'checkout-status': status,
    'checkout-provider': payment.provider,
    ...(addition && { 'checkout-settlement-reference': '9012345' }),
  }
  const key = forged === 'signature' ? `not ${secret}` : secret
  return new URLSearchParams({
    ...fields,
    ...(forged === 'extra-parameter' && { 'checkout-extra': '1' }),
    signature: paytrailSignature(key, algorithm, fields, ''),
  })
}

export function addressWith(address: string, query: URLSearchParams): string {
  const url = new URL(address)
  for (const [name, value] of query) url.searchParams.set(name, value)
  return url.href
}
