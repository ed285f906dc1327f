import { messageIn } from '@pito/contracts/bilingual-message'
import type { Locale } from '@pito/contracts/values/locale'
import type { z } from 'zod'
import type { FieldErrors } from '../refuse.ts'
import { Refused } from '../refuse.ts'

type Issue = z.core.$ZodIssue

/** Thrown for input that does not match the contract. */
export class InvalidInput extends Refused {
  readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super('not-valid')
    this.issues = issues
  }

  fieldErrors(locale: Locale): FieldErrors {
    const fields = new Map<string, string[]>()
    for (const issue of this.issues)
      for (const field of fieldsOf(issue))
        fields.set(field, [...(fields.get(field) ?? []), messageIn(issue.message, locale)])
    return Object.fromEntries(fields)
  }
}

/**
 * Returns the names of the invalid fields. For an unknown key Zod reports the path of the object that contains the
 * key, so the key is appended.
 */
function fieldsOf(issue: Issue): string[] {
  const names = issue.code === 'unrecognized_keys' ? issue.keys : []
  const paths = names.length > 0 ? names.map((name) => [...issue.path, name]) : [issue.path]
  return paths.map((path) => path.join('.') || 'request')
}
