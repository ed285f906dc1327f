import { hasPersonalText } from '@pito/contracts/values/personal-text'

const longestPath = 200
const readable = /^[\p{L}\p{N} .,'’&+-]*$/u
/** Matches a word that is rather a code than a word: a long one, or a longer mixture of letters and digits. */
const code = /^(?:.{21,}|(?=\S*\p{L})(?=\S*\d)\S{6,})$/u
/** Matches a tyre size, such as "205 55 r16". Its three digits are neither personal data nor a secret. */
const size = /(?<!\d)\d{3} \d{2} (?:zr|r)? ?\d{2}(?!\d)/giu
/** The parts of paths that are followed by a secret. */
const namesBeforeSecrets = new Set([
  'activate',
  'confirm',
  'klarna',
  'password',
  'reset',
  'reset password',
  'resetpassword',
  'salasana',
  'token',
  'vahvista',
  'verify',
])

/**
 * Returns the words of the last part of a path, such as "hakkapeliitta r5". Returns an empty text if the path is too
 * long, or if any part of it has other characters, may be personal data or may be a secret.
 */
export function wordsOfPath(path: string): string {
  if (path.length > longestPath) return ''
  const parts = path
    .split('/')
    .map(wordsOfPart)
    .filter((part) => part !== '')
  const last = parts.at(-1) ?? ''
  const mayBeSecret = parts.slice(0, -1).some((part) => namesBeforeSecrets.has(part.toLowerCase()))
  return !mayBeSecret && parts.every(isShowable) && /\p{L}{2}/u.test(last) ? last : ''
}

/** Decodes a part of a path. Unlike `decodeURIComponent`, this decodes any text. */
function wordsOfPart(part: string): string {
  const decoded = new URLSearchParams(`part=${part.replaceAll('+', '%2B').replaceAll('&', '%26')}`).get(
    'part',
  )
  return (decoded ?? '').replace(/[-_]+/g, ' ').trim()
}

function isShowable(part: string): boolean {
  if (!readable.test(part) || hasPersonalText(part) || part.includes('@')) return false
  return !/\d{3}/.test(part.replace(size, '')) && !part.split(' ').some((word) => code.test(word))
}
