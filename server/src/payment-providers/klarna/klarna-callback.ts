import type { Config } from '../../platform/config.ts'
import { signatureFits, signatureOf } from '../../platform/sealing/signature.ts'

const purpose = 'klarna callback'

/** Klarna does not sign its callbacks, so the URL itself contains a signature that only this shop can make. */
export function klarnaCallbackAddress(
  { shopUrl, secretKey }: Pick<Config, 'shopUrl' | 'secretKey'>,
  attemptId: string,
): string {
  const path = `/api/v1/callbacks/klarna/${attemptId}/${signatureOf(secretKey, purpose, attemptId)}`
  return new URL(path, shopUrl).href
}

/** Checks the signature in the URL. The content of the callback is not trusted: the caller reads the session again. */
export function klarnaCallbackFits(
  { secretKey }: Pick<Config, 'secretKey'>,
  attemptId: string,
  signature: string,
): boolean {
  return signatureFits(secretKey, purpose, attemptId, signature)
}
