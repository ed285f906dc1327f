import type { RefusalAnswer } from '@pito/contracts/refusal'
import type { RefusalCode } from '@pito/contracts/refusals'
import { refusals } from '@pito/contracts/refusals'
import type { Locale } from '@pito/contracts/values/locale'
import type { Sentence } from '@pito/contracts/values/sentences'

export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Errors of fields, and the other records that they name, by the field of the error. */
export interface FieldFaults {
  readonly errors?: FieldErrors
  readonly records?: Readonly<Record<string, { readonly id: number; readonly name: string }>>
}

interface Details extends FieldFaults {
  readonly retryAfterSeconds?: number
  /** A sentence that is appended to the sentence of the code, because it names a value, such as a time. */
  readonly addition?: Sentence
  /** The name of an archived article and the URL of the page of its size. */
  readonly archived_article?: RefusalAnswer['archived_article']
  /** The record as somebody else has saved it meanwhile, and who that was. */
  readonly conflict?: {
    readonly by: string | null
    readonly at: string | null
    readonly current: object
  }
}

/** An expected refusal. Thrown inside a transaction it rolls back; the error handler turns it into a response. */
export class Refused extends Error {
  override name = 'Refused'
  readonly code: RefusalCode
  readonly details: Details

  constructor(code: RefusalCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** Returns the sentence of the code and the addition of the refusal as one text. */
export function messageOf({ code, details: { addition } }: Refused, locale: Locale): string {
  const { sentence } = refusals[code]
  return addition ? `${sentence[locale]} ${addition[locale]}` : sentence[locale]
}

export function refuse(code: RefusalCode, details?: Details): never {
  throw new Refused(code, details)
}

export function refuseIf(reason: RefusalCode | null): void {
  if (reason) throw new Refused(reason)
}
