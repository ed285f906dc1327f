import { ownWords, wordsIn } from '@pito/contracts/own-words'
import type { Locale } from '@pito/contracts/values/locale'
import { z } from 'zod'
import type { FieldErrors } from '../refuse.ts'
import { Refused } from '../refuse.ts'

type Issue = z.core.$ZodIssue

const sentencesIn = { fi_FI: z.locales.fi().localeError, en_GB: z.locales.en().localeError }

const tooBig = ownWords({ fi_FI: 'Liian suuri: anna pienempi luku', en_GB: 'Too big: give a smaller number' })
const tooSmall = ownWords({
  fi_FI: 'Liian pieni: anna suurempi luku',
  en_GB: 'Too small: give a larger number',
})

/** Sentences in both languages at once: while parsing nobody knows yet who asks. A contract's own words win. */
export const inBothLanguages: z.core.$ZodErrorMap = (issue) => endless(issue) ?? wordsOfZod(issue)

/** 1e999 is read as infinite, of which Zod says in Finnish that a number was expected and a number given. */
function endless({ code, expected, input }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'invalid_type' || expected !== 'number') return undefined
  if (input === Infinity) return tooBig
  return input === -Infinity ? tooSmall : undefined
}

function wordsOfZod(issue: z.core.$ZodRawIssue): string {
  return ownWords({
    fi_FI: textOf(sentencesIn.fi_FI(issue)) ?? '',
    en_GB: textOf(sentencesIn.en_GB(issue)) ?? '',
  })
}

/** Input that the contract does not take. */
export class InvalidInput extends Refused {
  readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super('not-valid')
    this.issues = issues
  }

  fieldErrors(locale: Locale): FieldErrors {
    const fields: Record<string, string[]> = {}
    for (const { path, message } of this.issues) {
      const field = path.join('.') || 'request'
      fields[field] = [...(fields[field] ?? []), wordsIn(message, locale)]
    }
    return fields
  }
}

function textOf(message: string | { message: string } | null | undefined): string | undefined {
  return typeof message === 'string' ? message : message?.message
}
