import { Anchor } from '@pito/ui/anchor'
import './news.css'
import { getNewsItem } from '@pito/contracts/news'
import { DateOf } from '@pito/web/locale/date-of'
import { useWords } from '@pito/web/words/words'
import { data, useLoaderData } from 'react-router'
import { accountPage } from '../../account/account-page.ts'
import type { MetaArgs } from '../../page/page-meta.ts'
import { documentTitle, notIndexed } from '../../page/page-meta.ts'
import { Hyphenated } from '../../words/hyphenated.tsx'
import { CmsHtml } from '../cms-html.tsx'
import { newsFolders, newsKindAt } from './news-kind.ts'
import { news } from './news-words.ts'

export { AccountErrorPage as ErrorBoundary } from '../../errors/account-error-page.tsx'

/** The URL of an article under /news, and that of a news item under /articles, give 404. */
const load = accountPage(async (api, { params, url }) => {
  const { data: item } = await api(getNewsItem, { slug: params.slug ?? '' })
  if (item.kind !== newsKindAt(url)) throw data(null, 404)
  return item
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

type Loaded = Awaited<ReturnType<typeof loader>>
export const meta = (args: MetaArgs & { loaderData?: Loaded }) => [
  ...(args.loaderData ? [{ title: documentTitle(args, args.loaderData.title) }] : []),
  notIndexed,
]

export default function NewsItem() {
  const item = useLoaderData<Loaded>()
  const w = useWords(news[item.kind])
  return (
    <article className="newsitem stack">
      <p>
        <Anchor className="link" href={newsFolders[item.kind]}>
          {w.all}
        </Anchor>
      </p>
      <h2>
        <Hyphenated text={item.title} />
      </h2>
      <p className="small quiet">
        <DateOf at={item.published_at} />
      </p>
      <p className="newsitem__lead">{item.summary}</p>
      <CmsHtml html={item.content} />
    </article>
  )
}
