import type { Language } from '@pito/contracts/values/locale'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { menuGroups } from '../frame/menu-entries.ts'
import { menuWords } from '../frame/menu-words.ts'

/** Finds the screens of the menu by their names. The pages of settings are found by `findSettings`. */
export function findScreens(text: string, language: Language, rights: readonly StaffRight[]) {
  const w = menuWords[language]
  return menuGroups(rights).flatMap(({ label: group, entries }) =>
    entries.flatMap(({ label, path, isInShop }) => {
      const isFound = w[label].toLowerCase().includes(text.toLowerCase())
      if (!isFound || isInShop || path.startsWith('/settings/')) return []
      return [{ id: path, name: w[label], hint: w[group], href: path }]
    }),
  )
}
