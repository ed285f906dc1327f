import type { StaffRight } from '@pito/contracts/values/staff-rights'
import type { menuWords } from './menu-words.ts'

type Label = keyof (typeof menuWords)['fi']

interface MenuEntry {
  readonly label: Label
  readonly path: string
  /** The right that the page needs, or null if all staff may open the page. */
  readonly right: StaffRight | null
  /** The page belongs to the storefront, so the link loads another document. */
  readonly isInShop?: boolean
}

interface MenuGroup {
  readonly label: Label
  readonly entries: readonly MenuEntry[]
}

/** The groups of the menu. Every page that staff may open from the menu needs an entry here. */
const groups: readonly MenuGroup[] = [
  { label: 'dashboard', entries: [{ label: 'start', path: '/', right: null }] },
  {
    label: 'catalogue',
    entries: [
      { label: 'articles', path: '/articles', right: 'read-catalogue' },
      { label: 'brands', path: '/brands', right: 'read-catalogue' },
      { label: 'models', path: '/models', right: 'read-catalogue' },
      { label: 'imports', path: '/imports', right: 'edit-prices' },
    ],
  },
  {
    label: 'stockAndPrices',
    entries: [
      { label: 'prices', path: '/prices', right: 'read-prices' },
      { label: 'stockList', path: '/stock', right: 'read-stock' },
      { label: 'goodsReceipts', path: '/goods-receipts', right: 'read-stock' },
      { label: 'reservations', path: '/reservations', right: 'release-reservations' },
    ],
  },
  {
    label: 'customers',
    entries: [
      { label: 'actForCustomers', path: '/login-as-customer', right: 'act-for-customers', isInShop: true },
    ],
  },
  {
    label: 'settings',
    entries: [
      { label: 'staff', path: '/staff', right: 'read-staff' },
      { label: 'vatRates', path: '/settings/vat', right: 'read-settings' },
    ],
  },
]

/** Returns the groups with the pages that a member of staff may open. A group without such a page is left out. */
export function menuGroups(rights: readonly StaffRight[]): readonly MenuGroup[] {
  return groups.flatMap(({ label, entries }) => {
    const open = entries.filter(({ right }) => right === null || rights.includes(right))
    return open.length > 0 ? [{ label, entries: open }] : []
  })
}
