import type { HistoryEntry } from '@pito/contracts/staff-office'

/** Replaces the list of roles or rights in each entry of a history by their names in the language of the page. */
export function inWords<Page extends { readonly data: readonly HistoryEntry[] }>(
  page: Page,
  field: 'roles' | 'rights',
  nameOf: (name: string) => string,
): Page {
  const named = (values: HistoryEntry['before']) => {
    const list = values?.[field]
    return Array.isArray(list) ? { ...values, [field]: list.map(nameOf).join(', ') } : values
  }
  const data = page.data.map((entry) => ({
    ...entry,
    before: named(entry.before),
    after: named(entry.after),
  }))
  return { ...page, data }
}
