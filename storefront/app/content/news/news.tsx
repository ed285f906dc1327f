import './news.css'
import type { NewsLine } from '@pito/contracts/news'
import { getLatestArticles, getLatestNews } from '@pito/contracts/news'
import { Anchor } from '@pito/ui/anchor'
import { Empty } from '@pito/ui/empty'
import { DateOf } from '@pito/web/locale/date-of'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { accountPage } from '../../account/account-page.ts'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { newsFolders, newsKindAt } from './news-kind.ts'
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

interface NewsListProps {
  readonly items: readonly NewsLine[]
  /** The first part of the paths of this kind, for example /news. */
  readonly folder: string
  readonly empty: string
  readonly emptyHint: string
}

export function NewsList({ items, folder, empty, emptyHint }: NewsListProps) {
  if (items.length === 0)
    return (
      <Empty title={empty}>
        <p>{emptyHint}</p>
      </Empty>
    )
  return (
    <ul className="newslist">
      {items.map(({ slug, title, summary, published_at }) => (
        <li key={slug}>
          <article className="newslist__item stack stack--tight">
            <p className="small quiet">
              <DateOf at={published_at} />
            </p>
            <h3>
              <Anchor href={`${folder}/${slug}`}>{title}</Anchor>
            </h3>
            <p>{summary}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
