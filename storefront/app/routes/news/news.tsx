import './news.css'
import { useLoaderData } from 'react-router'
import { accountPage } from '../../account/account-page.ts'
import type { Api } from '../../api/api.ts'
import { notIndexed, titled } from '../../seo/page-meta.ts'
import { useWords } from '../../words/words.ts'
import { NewsList } from './news-list.tsx'
import { news } from './news-words.ts'
import { readLatestNews } from './read-news.ts'

export { ErrorPage as ErrorBoundary } from '../../errors/error-page.tsx'

const title = titled(news, (w) => w.news)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

const load = accountPage(async (api: Api) => ({ items: await readLatestNews(api) }))
export const loader = load.onServer
export const clientLoader = load.inBrowser

export default function News() {
  const w = useWords(news)
  const { items } = useLoaderData<typeof loader>()
  return (
    <section className="stack">
      <h2>{w.news}</h2>
      <p>{w.newsDescription}</p>
      <NewsList items={items} folder="/news" empty={w.noNews} emptyHint={w.emptyHint} />
    </section>
  )
}
