import { getSearchSlug } from '@pito/contracts/catalogue'
import type { Api } from '@pito/web/api/api'
import { listPaths } from './list-address.ts'
import { readListPath, translatedListPath } from './list-path.ts'

/** Returns the path of the list in the other language, with the translated slug from the API. */
export async function findTranslatedList(api: Api, path: string): Promise<string> {
  const read = readListPath(path)
  if (!read?.slug) return translatedListPath(path)
  const other = read.language === 'fi' ? 'en' : 'fi'
  const { data } = await api(getSearchSlug, { type: read.slug })
  return `${listPaths[other]}/${data[`slug_${other}`]}`
}
