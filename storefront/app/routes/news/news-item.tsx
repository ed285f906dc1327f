import './news.css'
import { useLoaderData } from 'react-router'
import { accountPage } from '../../account/account-page.ts'
import { notIndexed } from '../../seo/page-meta.ts'
import { useWords } from '../../words/words.ts'
import { ItemPage } from './item-page.tsx'
import { loadItem } from './load-item.ts'
import { news } from './news-words.ts'

export { ErrorPage as ErrorBoundary } from '../../errors/error-page.tsx'

const load = accountPage(loadItem('news'))
export const loader = load.onServer
export const clientLoader = load.inBrowser

type Loaded = Awaited<ReturnType<typeof loader>>
export const meta = ({ loaderData }: { loaderData?: Loaded }) => [
  { title: `${loaderData?.title ?? ''} – Pito` },
  notIndexed,
]

export default function NewsItem() {
  const w = useWords(news)
  const item = useLoaderData<Loaded>()
  return <ItemPage item={item} all={{ href: '/news', label: w.allNews }} />
}
