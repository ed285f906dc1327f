export const passwordLengths = { min: 8, max: 25 } as const

const rules = {
  length: (text: string) => text.length >= passwordLengths.min,
  lower: (text: string) => /\p{Ll}/u.test(text),
  upper: (text: string) => /\p{Lu}/u.test(text),
  number: (text: string) => /\p{Nd}/u.test(text),
  special: (text: string) => /[^\p{L}\p{Nd}\s]/u.test(text),
} as const

export type PasswordRule = keyof typeof rules
export const passwordRules = Object.keys(rules) as readonly PasswordRule[]

/** Returns the rules that a password does not meet yet, in the order in which forms list the rules. */
export function rulesUnmet(password: string): PasswordRule[] {
  return passwordRules.filter((rule) => !rules[rule](password))
}

/**
 * Tells whether a password meets every rule that the browser can check. The server additionally refuses common
 * passwords, because only the server has the list of them.
 */
export function isPassword(password: string): boolean {
  return password.length <= passwordLengths.max && rulesUnmet(password).length === 0
}
