import './news.css'
import { getLatestArticles, getLatestNews } from '@pito/contracts/news'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { accountPage } from '../../account/account-page.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { newsFolders, newsKindAt } from './news-kind.ts'
import { NewsList } from './news-list.tsx'
import { news } from './news-words.ts'

export { AccountErrorPage as ErrorBoundary } from '../../errors/account-error-page.tsx'

const latest = { news: getLatestNews, article: getLatestArticles }

const load = accountPage(async (api, { url }) => {
  const kind = newsKindAt(url)
  return { kind, items: (await api(latest[kind], {})).data }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

type Loaded = Awaited<ReturnType<typeof loader>>
const titles = { news: titled(news.news, (w) => w.title), article: titled(news.article, (w) => w.title) }
type MetaArgs = Parameters<(typeof titles)['news']>[0] & { loaderData?: Loaded }
export const meta = (args: MetaArgs) => [...titles[args.loaderData?.kind ?? 'news'](args), notIndexed]

export default function News() {
  const { kind, items } = useLoaderData<Loaded>()
  const w = useWords(news[kind])
  return (
    <section className="stack">
      <h2>{w.title}</h2>
      <p>{w.description}</p>
      <NewsList items={items} folder={newsFolders[kind]} empty={w.empty} emptyHint={w.emptyHint} />
    </section>
  )
}
