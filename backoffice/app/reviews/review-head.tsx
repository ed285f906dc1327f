import { shownValue } from '@pito/contracts/records/shown-value'
import type { ModeratedReview } from '@pito/contracts/reviews'
import { Mark } from '@pito/ui/mark'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { RecordHead } from '../record/record-head.tsx'
import { reviewWords } from './review-words.ts'

interface ReviewHeadProps {
  readonly review: ModeratedReview
  readonly tab: 'data' | 'history'
}

/** The heading and the tabs of a review, on each of its pages. */
export function ReviewHead({ review, tab }: ReviewHeadProps) {
  const w = useWords(reviewWords)
  return (
    <RecordHead
      name={review.name}
      list={{ label: w.reviews, href: '/reviews' }}
      tabsLabel={w.parts}
      dataLabel={w.review}
      path={`/reviews/${review.id}`}
      tab={tab}
    >
      <ReviewMark review={review} />
    </RecordHead>
  )
}

const tones = { pending: 'amber', published: 'spruce', rejected: 'grey' } as const

export function ReviewMark({ review: { state } }: { readonly review: Pick<ModeratedReview, 'state'> }) {
  return <Mark tone={tones[state]}>{shownValue('review_state', state, useLocale())}</Mark>
}
