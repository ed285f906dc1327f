import { vatNumberOf } from '@pito/contracts/values/company-id'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { xmlText } from '../../platform/xml-text.ts'

/** Empty contents are left out, because the schema does not allow these elements to be empty. */
export function group(name: string, contents: readonly string[]): string {
  return [`<${name}>`, ...contents.filter(Boolean), `</${name}>`].join('\n')
}

/** Finvoice writes amounts in euros with a decimal comma. */
export function amount(name: string, cents: number): string {
  return `<${name} AmountCurrencyIdentifier="EUR">${euros(cents)}</${name}>`
}

/** The unit price has up to five decimals, so that unit price times quantity gives the sum of the row. */
export function unitPrice(name: string, cents: number): string {
  const price = (cents / 100)
    .toFixed(5)
    .replace(/0{1,3}$/, '')
    .replace('.', ',')
  return `<${name} AmountCurrencyIdentifier="EUR">${price}</${name}>`
}

function euros(cents: number): string {
  const whole = Math.abs(cents)
  const rest = String(whole % 100).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}${Math.trunc(whole / 100)},${rest}`
}

/** The date is given as YYYY-MM-DD. */
export function day(name: string, date: string): string {
  return `<${name} Format="CCYYMMDD">${date.replaceAll('-', '')}</${name}>`
}

export function scheme(name: string, of: 'IBAN' | 'BIC' | 'SPY', value: string): string {
  return `<${name} IdentificationSchemeName="${of}">${xmlText(value)}</${name}>`
}

export function percent(permille: number): string {
  return formatDecimal(permille / 10, 'fi')
}

/** The OVT identifier of a Finnish company: 0037 and the eight digits of its Y-tunnus. */
export function ovtOf(businessId: string): string {
  return vatNumberOf(businessId).replace('FI', '0037')
}

/** Cuts the text to the maximum length that the schema allows. */
export function fitted(text: string, length: number): string {
  return [...text].slice(0, length).join('')
}
