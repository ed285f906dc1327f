import { readFileSync } from 'node:fs'
import { isCommonPassword as isCommonIn } from '@pito/contracts/values/common-password'

/** The file is a part of the contracts, because the browser warns of the same passwords. NOTICE names its sources. */
const list = new URL('../../../../contracts/src/values/common-passwords.txt', import.meta.url)
const words = new Set(readFileSync(list, 'utf8').trimEnd().split('\n'))

export function isCommonPassword(password: string, own: readonly (string | null)[] = []): boolean {
  return isCommonIn(words, password, own)
}
