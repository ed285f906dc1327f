import { signatureOf } from '../sealing/signature.ts'

/**
 * Returns the keyed hash under which an answer is stored. The key of the captcha serves as the salt. Upper and lower
 * case and spaces in the answer make no difference.
 */
export function answerHash(secretKey: string, key: string, answer: string): string {
  const plain = answer.normalize('NFC').replaceAll(/\s/g, '').toUpperCase()
  return signatureOf(secretKey, 'captcha answer', `${key}:${plain}`)
}
