import type { Config } from '../../platform/config.ts'
import { signatureFits, signatureOf } from '../../platform/sealing/signature.ts'

const purpose = 'klarna callback'

/** Klarna signs nothing that it sends: the address itself holds what only this shop can have made. */
export function klarnaCallbackAddress(
  { shopUrl, secretKey }: Pick<Config, 'shopUrl' | 'secretKey'>,
  attemptId: string,
): string {
  const path = `/api/v1/callbacks/klarna/${attemptId}/${signatureOf(secretKey, purpose, attemptId)}`
  return new URL(path, shopUrl).href
}

/** What the callback says is believed by nobody: whoever gets it reads the session again. */
export function klarnaCallbackFits(
  { secretKey }: Pick<Config, 'secretKey'>,
  attemptId: string,
  signature: string,
): boolean {
  return signatureFits(secretKey, purpose, attemptId, signature)
}
