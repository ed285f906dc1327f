import { xmlText } from '../../platform/xml-text.ts'

/** Empty contents are left out. */
export function group(name: string, contents: readonly string[]): string {
  return [`<${name}>`, ...contents.filter(Boolean), `</${name}>`].join('\n')
}

/** Euros with a comma, as Finvoice has them. */
export function amount(name: string, cents: number): string {
  return `<${name} AmountCurrencyIdentifier="EUR">${euros(cents)}</${name}>`
}

export function euros(cents: number): string {
  const whole = Math.abs(cents)
  const rest = String(whole % 100).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}${Math.trunc(whole / 100)},${rest}`
}

/** From YYYY-MM-DD. */
export function day(name: string, date: string): string {
  return `<${name} Format="CCYYMMDD">${date.replaceAll('-', '')}</${name}>`
}

export function scheme(name: string, of: 'IBAN' | 'BIC' | 'SPY', value: string): string {
  return `<${name} IdentificationSchemeName="${of}">${xmlText(value)}</${name}>`
}

export function percent(permille: number): string {
  return String(permille / 10).replace('.', ',')
}

/** Its texts have a greatest length. */
export function fitted(text: string, length: number): string {
  return [...text].slice(0, length).join('')
}
