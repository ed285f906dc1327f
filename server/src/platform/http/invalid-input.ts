import type { Locale } from '@pito/contracts/values/locale'
import { z } from 'zod'
import type { FieldErrors } from '../refuse.ts'
import { Refused } from '../refuse.ts'

type Issue = z.core.$ZodIssue

const english = z.locales.en().localeError
const sentencesIn = { fi_FI: z.locales.fi().localeError, en_GB: english }

/** Input that the contract does not take. The sentences are made when the caller's language is known. */
export class InvalidInput extends Refused {
  readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super('not-valid')
    this.issues = issues
  }

  fieldErrors(locale: Locale): FieldErrors {
    const fields: Record<string, string[]> = {}
    for (const issue of this.issues) {
      const field = issue.path.join('.') || 'request'
      fields[field] = [...(fields[field] ?? []), sentenceOf(issue, locale)]
    }
    return fields
  }
}

/** A contract's own sentence stays as written; Zod's are said again in the caller's language. */
function sentenceOf(issue: Issue, locale: Locale): string {
  const raw = { ...issue, input: undefined } as Parameters<typeof english>[0]
  return issue.message === textOf(english(raw))
    ? (textOf(sentencesIn[locale](raw)) ?? issue.message)
    : issue.message
}

function textOf(message: ReturnType<typeof english>): string | undefined {
  return typeof message === 'string' ? message : message?.message
}
