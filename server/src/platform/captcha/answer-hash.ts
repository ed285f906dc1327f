import { signatureOf } from '../sealing/signature.ts'

/** The key of the captcha is the salt; case and spaces do not matter to people. */
export function answerHash(secretKey: string, key: string, answer: string): string {
  const plain = answer.normalize('NFC').replaceAll(/\s/g, '').toUpperCase()
  return signatureOf(secretKey, 'captcha answer', `${key}:${plain}`)
}
