import type { HistoryEntry } from '@pito/contracts/staff-office'
import type { Settled } from '@pito/web/parts/settled'

/** Replaces the list of roles or rights in each entry of a history by their names in the language of the page. */
export function inWords<Page extends { readonly data: readonly HistoryEntry[] }>(
  part: Settled<Page>,
  field: 'roles' | 'rights',
  nameOf: (name: string) => string,
): Settled<Page> {
  if (part.failure) return part
  const named = (values: HistoryEntry['before']) => {
    const list = values?.[field]
    return Array.isArray(list) ? { ...values, [field]: list.map(nameOf).join(', ') } : values
  }
  const data = part.data.data.map((entry) => ({
    ...entry,
    before: named(entry.before),
    after: named(entry.after),
  }))
  return { data: { ...part.data, data }, failure: null }
}
