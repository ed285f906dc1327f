import type { Language } from '@pito/contracts/values/locale'
import { companyWords } from '../company/company-words.ts'
import { companyDescription } from '../company/description.ts'
import { deliveryWords } from '../delivery/delivery-words.ts'
import { deliveryDescription } from '../delivery/description.ts'
import { labelsIn } from '../record/describe.ts'
import { vatRateDescription } from '../vat-rates/description.ts'
import { vatWords } from '../vat-rates/vat-words.ts'

/** Finds the pages of settings by their titles and by the labels of their fields. */
export function findSettings(text: string, language: Language) {
  const pages = [
    { href: '/settings/company', words: companyWords, labels: labelsIn(companyDescription, language) },
    { href: '/settings/delivery', words: deliveryWords, labels: labelsIn(deliveryDescription, language) },
    { href: '/settings/vat', words: vatWords, labels: labelsIn(vatRateDescription, language) },
  ]
  return pages.flatMap(({ href, words, labels }) => {
    const { title } = words[language]
    const found = [title, ...Object.values(labels)].find((each) => isIn(each, text))
    return found ? [{ id: href, name: title, hint: found === title ? '' : found, href }] : []
  })
}

function isIn(label: string, text: string): boolean {
  return label.toLowerCase().includes(text.toLowerCase())
}
