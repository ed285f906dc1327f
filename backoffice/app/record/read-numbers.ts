import { centsOf } from '@pito/contracts/values/cents-of'
import { parseEuros } from '@pito/contracts/values/parse-euros'

// A text that is no number is returned as it is, so that the API refuses it at its field. NaN would become null in
// JSON, which often stands for "none" and would remove the stored value.

/** Reads an amount in euros from the text of a field. An empty text stands for none. */
export function centsIn(text: string): number | null {
  if (text === '') return null
  const euros = parseEuros(text)
  return euros === null ? (text as never) : centsOf(euros)
}

/** Reads a number from the text of a field. An empty text stands for none. */
export function numberIn(text: string): number | null {
  if (text === '') return null
  const number = Number(text)
  return Number.isNaN(number) ? (text as never) : number
}
