const letterFor: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
/** A word with fewer letters may match by chance. */
const lettersOfWord = 5
/** A password that contains the person's name or address is refused if it has fewer letters than this beside it. */
const ownLetters = 4

/**
 * Returns whether the password is one that attackers try first, or the person's own name or address, whatever digits
 * and signs surround it. `words` are the lines of `common-passwords.txt`, which have no digits and signs at their ends:
 * Salasana1! is salasana.
 */
export function isCommonPassword(
  words: ReadonlySet<string>,
  password: string,
  own: readonly (string | null)[] = [],
): boolean {
  const lower = password.normalize('NFC').toLowerCase()
  if (formsOf(lower).some((form) => words.has(form))) return true
  const names = namesIn(own)
  return [lettersIn(lower), lettersIn(asLetters(lower))].some((letters) => isOwnName(letters, names))
}

function formsOf(lower: string): string[] {
  const core = withoutEnds(lower)
  const letters = [lettersIn(lower), lettersIn(asLetters(core))].filter(
    ({ length }) => length >= lettersOfWord,
  )
  const whole = [lower, core, asLetters(core), withoutEnds(asLetters(lower)), ...letters].filter(Boolean)
  return [...whole, ...whole.map(halved)]
}

/** A doubled word is reduced to one: salasanasalasana becomes salasana. */
function halved(form: string): string {
  const half = form.slice(0, form.length / 2)
  return half + half === form ? half : form
}

function withoutEnds(text: string): string {
  return text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

function lettersIn(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '')
}

function asLetters(text: string): string {
  return text.replaceAll(/[013457@$!]/g, (sign) => letterFor[sign] ?? sign)
}

/** The longest names come first, so that as much as possible is removed. */
function namesIn(own: readonly (string | null)[]): string[] {
  const parts = own.flatMap((text) => (text ?? '').toLowerCase().split(/[^\p{L}]+/u))
  return parts.filter(({ length }) => length > 2).sort((one, other) => other.length - one.length)
}

function isOwnName(letters: string, names: readonly string[]): boolean {
  const left = names.reduce((text, part) => text.replaceAll(part, ''), letters)
  return left.length < letters.length && left.length < ownLetters
}
