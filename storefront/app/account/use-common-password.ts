import { isCommonPassword } from '@pito/contracts/values/common-password'
import { isPassword } from '@pito/contracts/values/password'
import { useEffect, useState } from 'react'

/**
 * Tells whether the server would refuse a password as one that attackers try first. The list is loaded when a password
 * meets every other rule. If it cannot be loaded, the server alone refuses the password.
 */
export function useIsCommonPassword(password: string, own: readonly (string | null)[]): boolean {
  const [words, setWords] = useState<ReadonlySet<string> | null>(null)
  const isWhole = isPassword(password)
  useEffect(() => {
    if (isWhole)
      import('./common-passwords.ts').then(
        ({ commonPasswords }) => setWords(commonPasswords),
        () => undefined,
      )
  }, [isWhole])
  return isWhole && words !== null && isCommonPassword(words, password, own)
}
