import type { Output } from '@pito/contracts/endpoint'
import { getArticlePrices } from '@pito/contracts/staff-prices'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { ArticleHead } from '../articles/article-head.tsx'
import { loadArticle } from '../articles/load-article.ts'
import { loadPart, RecordPart } from '../record/record-part.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { PriceFactsList } from './price-facts-list.tsx'
import { PriceForm } from './price-form.tsx'
import { PriceHistory } from './price-history.tsx'
import { priceWords } from './price-words.ts'

export const clientLoader = staffPage(
  async (api, { params }) => {
    const [article, prices] = await Promise.all([
      loadArticle(api, params),
      loadPart(api(getArticlePrices, { id: Number(params.id) })),
    ])
    return { article, prices }
  },
  'read-catalogue',
  'read-prices',
)

type ArticlePrices = Output<typeof getArticlePrices>['data']

/** The price of an article, the form that changes it, and every price that it had. */
export default function ArticlePricesPage() {
  const w = useWords(priceWords)
  const { article, prices } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <ArticleHead article={article} tab="prices" />
      <RecordPart missing={w.notLoaded} part={prices}>
        {({ data }) => <Prices prices={data} />}
      </RecordPart>
    </div>
  )
}

function Prices({ prices }: { readonly prices: ArticlePrices }) {
  const w = useWords(priceWords)
  const former = prices.history.at(-2)
  const mayEdit = useStaff().rights.includes('edit-prices')
  return (
    <>
      <h2>{w.currentPrice}</h2>
      <PriceFactsList article={prices} cents={prices.price_cents} />
      {mayEdit && <PriceForm article={prices} formerCents={former?.price_cents ?? null} key={prices.id} />}
      <h2>{w.history}</h2>
      <PriceHistory history={prices.history} asOf={prices.as_of} />
    </>
  )
}
