import { getArticlePrices } from '@pito/contracts/staff-prices'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { ArticleHead } from '../articles/article-head.tsx'
import { loadArticle } from '../articles/load-article.ts'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { PriceFactsList } from './price-facts-list.tsx'
import { PriceForm } from './price-form.tsx'
import { PriceHistory } from './price-history.tsx'
import { priceWords } from './price-words.ts'

export const clientLoader = staffPage(async (api, { params }) => {
  const [article, { data: prices }] = await Promise.all([
    loadArticle(api, params),
    api(getArticlePrices, { id: Number(params.id) }),
  ])
  return { article, prices }
}, 'read-prices')

/** The price of an article, the form that changes it, and every price that it had. */
export default function ArticlePrices() {
  const w = useWords(priceWords)
  const { article, prices } = useLoaderData<typeof clientLoader>()
  const mayEdit = useStaff().rights.includes('edit-prices')
  return (
    <div className="stack">
      <ArticleHead article={article} tab="prices" />
      <h2>{w.currentPrice}</h2>
      <PriceFactsList article={prices} cents={prices.price_cents} />
      {mayEdit && <PriceForm article={prices} key={prices.id} />}
      <h2>{w.history}</h2>
      <PriceHistory history={prices.history} asOf={prices.as_of} />
    </div>
  )
}
