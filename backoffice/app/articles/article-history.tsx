import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { historyPage } from '../history/load-history.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { priceWords } from '../prices/price-words.ts'
import { useLabels } from '../record/describe.ts'
import { ArticleHead } from './article-head.tsx'
import { articleWords } from './article-words.ts'
import { articleDescription } from './description.ts'
import { loadArticle } from './load-article.ts'

export const clientLoader = historyPage('article', loadArticle, 'read-catalogue')

export default function ArticleHistory() {
  const { state, model: model_id, successor: successor_id, price: price_cents } = useWords(articleWords)
  const { purchase: purchase_cents } = useWords(priceWords)
  const labels = useLabels(articleDescription)
  const { record, history } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <ArticleHead article={record} tab="history" />
      <RecordHistory
        page={history}
        labels={{ ...labels, state, model_id, successor_id, price_cents, purchase_cents }}
      />
    </div>
  )
}
