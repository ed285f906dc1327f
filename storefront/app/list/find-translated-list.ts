import { getSearchSlug } from '@pito/contracts/catalogue'
import type { Api } from '@pito/web/api/api'
import { listPaths } from './list-address.ts'
import { readListPath, translatedListPath } from './list-path.ts'

/** The list's path in the other language, with the slug that the API gives for it. */
export async function findTranslatedList(api: Api, path: string): Promise<string> {
  const read = readListPath(path)
  if (!read?.slug) return translatedListPath(path)
  const other = read.language === 'fi' ? 'en' : 'fi'
  const { data } = await api(getSearchSlug, { type: read.slug })
  return `${listPaths[other]}/${data[`slug_${other}`]}`
}
