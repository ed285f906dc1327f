import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { historyPage } from '../history/load-history.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { loadReview } from './load-review.ts'
import { ReviewHead } from './review-head.tsx'
import { reviewWords } from './review-words.ts'

export const clientLoader = historyPage('review', loadReview, 'moderate-reviews')

export default function ReviewHistory() {
  const w = useWords(reviewWords)
  const { record, history } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <ReviewHead review={record} tab="history" />
      <RecordHistory page={history} labels={{ review_state: w.state, rejection: w.reason }} />
    </div>
  )
}
