import { bilingualMessage } from '@pito/contracts/bilingual-message'
import type { z } from 'zod'

type RawIssue = z.core.$ZodRawIssue
type Sentences = Readonly<Record<string, string>>

const say = (fi_FI: string, en_GB: string) => bilingualMessage({ fi_FI, en_GB })

const notAccepted = say('Tämä arvo ei kelpaa', 'This value is not accepted')

const ofType: Sentences = {
  string: say('Anna teksti', 'Give a text'),
  number: say('Anna luku', 'Give a number'),
  int: say('Anna kokonaisluku', 'Give a whole number'),
  boolean: say('Anna true tai false', 'Give true or false'),
  array: say('Anna luettelo', 'Give a list'),
  object: say('Anna JSON-olio', 'Give a JSON object'),
}

const ofFormat: Sentences = {
  email: say(
    'Anna sähköpostiosoite muodossa nimi@esimerkki.fi',
    'Give an e-mail address such as name@example.com',
  ),
  url: say('Anna osoite, joka alkaa https://', 'Give an address that begins with https://'),
  uuid: say('Anna tunniste muodossa UUID', 'Give an id in the form of a UUID'),
  date: say('Anna päivä muodossa 2026-01-31', 'Give a date in the form 2026-01-31'),
}

/**
 * Returns a sentence that tells a person how to correct the field. The sentence is in both languages, because the
 * language of the caller is unknown while parsing. A message in the contract takes precedence.
 */
export function sentenceOfIssue(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return sentenceOfType(issue)
    case 'too_small':
      return sentenceOfLeast(issue)
    case 'too_big':
      return sentenceOfMost(issue)
    case 'invalid_format':
      return ofFormat[issue.format] ?? say('Muoto ei ole oikea', 'The format is not right')
    case 'invalid_value':
      return sentenceOfChoice(issue.values)
    case 'unrecognized_keys':
      return say('Tätä nimeä ei tunneta', 'This name is not known')
    default:
      return notAccepted
  }
}

/**
 * Returns the sentence for a value of a wrong type. JavaScript reads 1e999 as Infinity, which Zod reports as a wrong
 * type.
 */
function sentenceOfType({ expected, input }: RawIssue & { code: 'invalid_type' }): string {
  if (input === undefined) return say('Tämä tieto puuttuu', 'This is missing')
  if (input === Infinity) return say('Liian suuri: anna pienempi luku', 'Too big: give a smaller number')
  if (input === -Infinity) return say('Liian pieni: anna suurempi luku', 'Too small: give a larger number')
  return ofType[expected] ?? notAccepted
}

function sentenceOfLeast({ origin, minimum, inclusive }: RawIssue & { code: 'too_small' }): string {
  if (origin === 'string')
    return minimum === 1
      ? say('Täytä tämä kenttä', 'Fill in this field')
      : say(`Vähintään ${minimum} merkkiä`, `At least ${minimum} characters`)
  if (origin === 'array') return say(`Vähintään ${minimum} kohtaa`, `At least ${minimum} items`)
  return inclusive === false
    ? say(`Suurempi kuin ${minimum}`, `More than ${minimum}`)
    : say(`Vähintään ${minimum}`, `At least ${minimum}`)
}

function sentenceOfMost({ origin, maximum, inclusive }: RawIssue & { code: 'too_big' }): string {
  if (origin === 'string') return say(`Enintään ${maximum} merkkiä`, `At most ${maximum} characters`)
  if (origin === 'array') return say(`Enintään ${maximum} kohtaa`, `At most ${maximum} items`)
  return inclusive === false
    ? say(`Pienempi kuin ${maximum}`, `Less than ${maximum}`)
    : say(`Enintään ${maximum}`, `At most ${maximum}`)
}

function sentenceOfChoice(values: readonly unknown[]): string {
  const known = values.join(', ')
  return values.length === 1
    ? say(`Ainoa arvo on ${known}`, `The only value is ${known}`)
    : say(`Anna jokin näistä: ${known}`, `Give one of these: ${known}`)
}
