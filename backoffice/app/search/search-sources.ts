import { getStaffArticles } from '@pito/contracts/staff-articles'
import { getStaffBrands } from '@pito/contracts/staff-brands'
import { getStaffModels } from '@pito/contracts/staff-models'
import type { Language } from '@pito/contracts/values/locale'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import type { Api } from '@pito/web/api/api'
import { findSettings } from './find-settings.ts'

/** The groups of results. Each has a heading in the words of the search. */
export type SearchGroup = 'articles' | 'models' | 'brands' | 'settings'

export interface FoundRecord {
  readonly id: string
  readonly name: string
  /** A second line that tells similar records apart. */
  readonly hint: string
  readonly href: string
}

interface SearchSource {
  readonly group: SearchGroup
  /** The right without which the group is left out. */
  readonly right: StaffRight
  readonly find: (api: Api, text: string, language: Language) => Promise<readonly FoundRecord[]>
}

/**
 * The groups that the search of the back office finds. Records are searched by the API, settings by the words of their
 * pages.
 */
export const searchSources: readonly SearchSource[] = [
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
    group: 'settings',
    right: 'read-settings',
    find: async (_api, text, language) => findSettings(text, language),
  },
]
