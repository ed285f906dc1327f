import type { StaffRight } from '@pito/contracts/values/staff-rights'
import type { officeWords } from './office-words.ts'

interface MenuEntry {
  readonly label: keyof (typeof officeWords)['fi']
  readonly path: string
  /** The right that the page needs; null for a page that all staff may open. */
  readonly right: StaffRight | null
  /** A page of the storefront, which has a document of its own. */
  readonly isInShop?: boolean
}

/** Only what can be opened is listed: an entry comes with its page. */
const entries: readonly MenuEntry[] = [
  { label: 'start', path: '/', right: null },
  { label: 'actForCustomers', path: '/login-as-customer', right: 'act-for-customers', isInShop: true },
]

export function menuEntries(rights: readonly StaffRight[]): readonly MenuEntry[] {
  return entries.filter(({ right }) => right === null || rights.includes(right))
}
