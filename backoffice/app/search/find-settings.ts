import type { Language } from '@pito/contracts/values/locale'
import { companyFieldNames } from '../company/company-values.ts'
import { companyWords } from '../company/company-words.ts'
import { deliveryWords } from '../delivery/delivery-words.ts'
import { vatWords } from '../vat-rates/vat-words.ts'

/** Finds the pages of settings by their titles and by the labels of their fields. */
export function findSettings(text: string, language: Language) {
  const company = companyWords[language]
  const delivery = deliveryWords[language]
  const pages = [
    {
      href: '/settings/company',
      title: company.title,
      labels: companyFieldNames.map((name) => company[name]),
    },
    { href: '/settings/delivery', title: delivery.title, labels: deliveryLabels(delivery) },
    { href: '/settings/vat', title: vatWords[language].title, labels: [vatWords[language].rate] },
  ]
  return pages.flatMap(({ href, title, labels }) => {
    const found = [title, ...labels].find((each) => each.toLowerCase().includes(text.toLowerCase()))
    return found ? [{ id: href, name: title, hint: found === title ? '' : found, href }] : []
  })
}

function deliveryLabels(w: (typeof deliveryWords)[Language]): string[] {
  return [w.tiers, w.free, w.times, w.carsLeast, w.trucksLeast, w.cutOff, w.noDispatch]
}
