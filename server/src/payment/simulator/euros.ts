export function euros(cents: number, language: 'fi' | 'en'): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' })
  return format.format(cents / 100)
}
