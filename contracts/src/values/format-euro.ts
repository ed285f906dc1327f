import { centsOf } from './cents-of.ts'

const noBreakSpace = '\u00a0'
const minus = '\u2212'

/** Formats cents as euros, such as `1.234,50 €`. The format is the same in both languages. */
export function formatEuro(cents: number): string {
  const whole = Math.abs(Math.trunc(cents))
  const euros = String(Math.trunc(whole / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  const rest = String(whole % 100).padStart(2, '0')
  return `${cents < 0 ? minus : ''}${euros},${rest}${noBreakSpace}€`
}

/** Formats an amount in euros, as the API states it. */
export function formatAmount(euros: number): string {
  return formatEuro(centsOf(euros))
}
