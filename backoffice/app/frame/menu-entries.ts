import { rightsToImport } from '@pito/contracts/values/run-kinds'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import type { menuWords } from './menu-words.ts'

type Label = keyof (typeof menuWords)['fi']

interface MenuEntry {
  readonly label: Label
  readonly path: string
  /** The rights of which one opens the page, or null if all staff may open the page. */
  readonly rights: readonly StaffRight[] | null
  /** The page belongs to the storefront, so the link loads another document. */
  readonly isInShop?: boolean
  /** The number of things to do that is shown after the label. */
  readonly counts?: 'open_notes'
}

interface MenuGroup {
  readonly label: Label
  readonly entries: readonly MenuEntry[]
}

/** The groups of the menu. Every page that staff may open from the menu needs an entry here. */
const groups: readonly MenuGroup[] = [
  { label: 'dashboard', entries: [{ label: 'start', path: '/', rights: null }] },
  {
    label: 'orderDesk',
    entries: [
      { label: 'orders', path: '/orders', rights: ['read-orders'] },
      { label: 'notesForMe', path: '/notes', rights: ['read-orders'], counts: 'open_notes' },
      { label: 'refunds', path: '/refunds', rights: ['read-orders'] },
      { label: 'mails', path: '/mails', rights: ['read-mails'] },
      { label: 'returns', path: '/returns', rights: ['read-orders'] },
      { label: 'documents', path: '/documents', rights: ['read-orders'] },
    ],
  },
  {
    label: 'catalogue',
    entries: [
      { label: 'articles', path: '/articles', rights: ['read-catalogue'] },
      { label: 'brands', path: '/brands', rights: ['read-catalogue'] },
      { label: 'models', path: '/models', rights: ['read-catalogue'] },
      { label: 'imports', path: '/imports', rights: rightsToImport },
    ],
  },
  {
    label: 'stockAndPrices',
    entries: [
      { label: 'prices', path: '/prices', rights: ['read-prices'] },
      { label: 'promoCodes', path: '/promo-codes', rights: ['read-promo-codes'] },
      { label: 'stockList', path: '/stock', rights: ['read-stock'] },
      { label: 'goodsReceipts', path: '/goods-receipts', rights: ['read-stock'] },
      { label: 'reservations', path: '/reservations', rights: ['release-reservations'] },
    ],
  },
  {
    label: 'customers',
    entries: [
      { label: 'customerList', path: '/customers', rights: ['read-customers'] },
      { label: 'partnerRequests', path: '/partner-requests', rights: ['read-partners'] },
      { label: 'reviews', path: '/reviews', rights: ['moderate-reviews'] },
      { label: 'actForCustomers', path: '/login-as-customer', rights: ['act-for-customers'], isInShop: true },
    ],
  },
  {
    label: 'settings',
    entries: [
      { label: 'staff', path: '/staff', rights: ['read-staff'] },
      { label: 'company', path: '/settings/company', rights: ['read-settings'] },
      { label: 'vatRates', path: '/settings/vat', rights: ['read-settings'] },
      { label: 'delivery', path: '/settings/delivery', rights: ['read-settings'] },
      { label: 'partnerSettings', path: '/settings/partners', rights: ['read-settings'] },
    ],
  },
]

/** Returns the groups with the pages that a member of staff may open. A group without such a page is left out. */
export function menuGroups(rights: readonly StaffRight[]): readonly MenuGroup[] {
  return groups.flatMap(({ label, entries }) => {
    const open = entries.filter((entry) => entry.rights?.some((right) => rights.includes(right)) ?? true)
    return open.length > 0 ? [{ label, entries: open }] : []
  })
}
