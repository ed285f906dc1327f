import list from '@pito/contracts/values/common-passwords.txt?raw'

/** The list has seventy kilobytes, so this file is loaded only when somebody has typed a new password. */
export const commonPasswords: ReadonlySet<string> = new Set(list.trimEnd().split('\n'))
