import { getNewsItem } from '@pito/contracts/news'
import type { NewsKind } from '@pito/contracts/values/content-kinds'
import { data } from 'react-router'
import type { Api } from '../../api/api.ts'
import type { PageRequest } from '../../api/page.ts'

/** An article is not found among the news, nor news among the articles. */
export function loadItem(kind: NewsKind) {
  return async (api: Api, { params }: PageRequest) => {
    const { data: item } = await api(getNewsItem, { slug: params.slug ?? '' })
    if (item.kind !== kind) throw data(null, 404)
    return item
  }
}
