import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadHistory } from '../history/load-history.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { priceWords } from '../prices/price-words.ts'
import { staffPage } from '../session/staff-page.ts'
import { ArticleHead } from './article-head.tsx'
import { articleWords } from './article-words.ts'
import { loadArticle } from './load-article.ts'

export const clientLoader = staffPage(async (api, { params, url }) => {
  const [article, history] = await Promise.all([
    loadArticle(api, params),
    loadHistory(api, { kind: 'article', id: params.id ?? '' }, url),
  ])
  return { article, history }
}, 'read-catalogue')

export default function ArticleHistory() {
  const w = useWords(articleWords)
  const prices = useWords(priceWords)
  const { article, history } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <ArticleHead article={article} tab="history" />
      <RecordHistory
        page={history}
        labels={{
          size: w.size,
          ean: w.ean,
          manufacturer_product_id: w.productNumber,
          eprel_id: w.eprel,
          fuel_efficiency: w.fuel,
          wet_grip: w.wet,
          noise_class: w.noiseClass,
          noise_value: w.noise,
          run_flat: w.runFlat,
          recycling_fee_included: w.fee,
          model_id: w.model,
          state: w.state,
          successor_id: w.successor,
          price_cents: w.price,
          purchase_cents: prices.purchase,
        }}
      />
    </div>
  )
}
