import { listServicePointsForStaff } from '@pito/contracts/service-points'
import { getStaffArticles } from '@pito/contracts/staff-articles'
import { getStaffBrands } from '@pito/contracts/staff-brands'
import { listCustomersForStaff } from '@pito/contracts/staff-customers'
import { getStaffModels } from '@pito/contracts/staff-models'
import { listOrdersForStaff } from '@pito/contracts/staff-orders'
import { getStaffPromoCodes } from '@pito/contracts/staff-promo-codes'
import type { Language } from '@pito/contracts/values/locale'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import type { Api } from '@pito/web/api/api'
import { companyWords } from '../company/company-words.ts'
import { companyDescription } from '../company/description.ts'
import { deliveryWords } from '../delivery/delivery-words.ts'
import { deliveryDescription } from '../delivery/description.ts'
import { menuGroups } from '../frame/menu-entries.ts'
import { menuWords } from '../frame/menu-words.ts'
import { labelsIn } from '../record/describe.ts'
import { vatRateDescription } from '../vat-rates/description.ts'
import { vatWords } from '../vat-rates/vat-words.ts'

/** The groups of results. Each has a heading in the words of the search. */
export type SearchGroup =
  | 'orders'
  | 'customers'
  | 'articles'
  | 'models'
  | 'brands'
  | 'promoCodes'
  | 'servicePoints'
  | 'screens'
  | 'settings'

export interface FoundRecord {
  readonly id: string
  readonly name: string
  /** A second line that tells similar records apart. */
  readonly hint: string
  readonly href: string
}

interface Reader {
  readonly language: Language
  readonly rights: readonly StaffRight[]
}

/** Fewer characters begin the name or the number of too many orders or customers. */
const shortest = 3

interface SearchSource {
  readonly group: SearchGroup
  /** The right without which the group is left out, or null if its entries depend on different rights. */
  readonly right: StaffRight | null
  readonly find: (api: Api, text: string, reader: Reader) => Promise<readonly FoundRecord[]>
}

/**
 * The groups that the search of the back office finds. Records are searched by the API, screens by their names in the menu,
 * settings by the words of their pages. A service point has no page; it leads to its orders.
 */
export const searchSources: readonly SearchSource[] = [
  {
    group: 'orders',
    right: 'read-orders',
    find: async (api, search) => {
      if (search.length < shortest) return []
      const { data } = await api(listOrdersForStaff, { search })
      return data.map(({ order_number: number, company, customer, licence_plate: plate, email }) => ({
        id: number,
        name: number,
        hint: [company, customer, plate, email].filter(Boolean).join(' · '),
        href: `/orders/${number}`,
      }))
    },
  },
  {
    group: 'customers',
    right: 'read-customers',
    find: async (api, search) => {
      if (search.length < shortest) return []
      const { data } = await api(listCustomersForStaff, { search })
      return data.map(({ id, first_name, last_name, company_name: company, email }) => ({
        id,
        name: `${first_name} ${last_name}`,
        hint: [company, email].filter(Boolean).join(' · '),
        href: `/customers/${id}`,
      }))
    },
  },
  {
    group: 'articles',
    right: 'read-catalogue',
    find: async (api, search) => {
      const { data } = await api(getStaffArticles, { search })
      return data.map(({ id, brand, model, size, ean }) => ({
        id: String(id),
        name: `${brand} ${model} ${size}`,
        hint: ean ?? '',
        href: `/articles/${id}`,
      }))
    },
  },
  {
    group: 'models',
    right: 'read-catalogue',
    find: async (api, search) => {
      const { data } = await api(getStaffModels, { search })
      return data.map(({ id, brand, name, slug }) => ({
        id: String(id),
        name: `${brand} ${name}`,
        hint: slug,
        href: `/models/${id}`,
      }))
    },
  },
  {
    group: 'brands',
    right: 'read-catalogue',
    find: async (api, search) => {
      const { data } = await api(getStaffBrands, { search })
      return data.map(({ id, name, slug }) => ({ id: String(id), name, hint: slug, href: `/brands/${id}` }))
    },
  },
  {
    group: 'promoCodes',
    right: 'read-promo-codes',
    find: async (api, search) => {
      const { data } = await api(getStaffPromoCodes, { search })
      return data.map(({ id, code, note }) => ({
        id: String(id),
        name: code,
        hint: note,
        href: `/promo-codes/${id}`,
      }))
    },
  },
  {
    group: 'servicePoints',
    right: 'read-orders',
    find: async (api, search) => {
      if (search.length < shortest) return []
      const { data } = await api(listServicePointsForStaff, { search })
      return data.map(({ id, name, town }) => ({
        id: String(id),
        name,
        hint: town,
        href: `/orders?service_point=${id}`,
      }))
    },
  },
  {
    group: 'screens',
    right: null,
    find: async (_api, text, { language, rights }) => findScreens(text, language, rights),
  },
  {
    group: 'settings',
    right: 'read-settings',
    find: async (_api, text, { language }) => findSettings(text, language),
  },
]

/** Finds the screens of the menu by their names. The pages of settings are found by `findSettings`. */
function findScreens(text: string, language: Language, rights: readonly StaffRight[]) {
  const w = menuWords[language]
  return menuGroups(rights).flatMap(({ label: group, entries }) =>
    entries.flatMap(({ label, path, isInShop }) => {
      const isFound = w[label].toLowerCase().includes(text.toLowerCase())
      if (!isFound || isInShop || path.startsWith('/settings/')) return []
      return [{ id: path, name: w[label], hint: w[group], href: path }]
    }),
  )
}

/** Finds the pages of settings by their titles and by the labels of their fields. */
function findSettings(text: string, language: Language) {
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
