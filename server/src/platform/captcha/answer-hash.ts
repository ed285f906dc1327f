import { signatureOf } from '../sealing/signature.ts'

/** The key of the captcha serves as salt; case and spaces are ignored. */
export function answerHash(secretKey: string, key: string, answer: string): string {
  const plain = answer.normalize('NFC').replaceAll(/\s/g, '').toUpperCase()
  return signatureOf(secretKey, 'captcha answer', `${key}:${plain}`)
}
