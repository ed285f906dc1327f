import type { StaffRight } from '@pito/contracts/values/staff-rights'
import type { officeWords } from './office-words.ts'

interface MenuEntry {
  readonly label: keyof (typeof officeWords)['fi']
  readonly path: string
  /** The right that the page needs, or null if all staff may open the page. */
  readonly right: StaffRight | null
  /** The page belongs to the storefront, so the link loads another document. */
  readonly isInShop?: boolean
}

/** The entries of the menu. Every page that staff may open from the menu needs an entry here. */
const entries: readonly MenuEntry[] = [
  { label: 'start', path: '/', right: null },
  { label: 'actForCustomers', path: '/login-as-customer', right: 'act-for-customers', isInShop: true },
]

export function menuEntries(rights: readonly StaffRight[]): readonly MenuEntry[] {
  return entries.filter(({ right }) => right === null || rights.includes(right))
}
