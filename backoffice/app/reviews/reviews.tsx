import { shownValue } from '@pito/contracts/records/shown-value'
import type { ModeratedReview } from '@pito/contracts/reviews'
import { getReviewsOfStaff } from '@pito/contracts/reviews'
import { reviewStates } from '@pito/contracts/values/review'
import type { DataColumn } from '@pito/ui/data-table/data-table'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadList } from '../list/load-list.ts'
import { OfficeList } from '../list/office-list.tsx'
import { PageHead } from '../list/page-head.tsx'
import { staffPage } from '../session/staff-page.ts'
import { ReviewMark } from './review-head.tsx'
import { reviewWords } from './review-words.ts'

export const clientLoader = staffPage(
  (api, { url }) => loadList(api, getReviewsOfStaff, { name: 'reviews', url }),
  'moderate-reviews',
)

export default function Reviews() {
  const w = useWords(reviewWords)
  const locale = useLocale()
  return (
    <div className="stack">
      <PageHead title={w.reviews} />
      <OfficeList
        list="reviews"
        caption={w.reviews}
        data={useLoaderData<typeof clientLoader>()}
        columns={useColumns()}
        sortedBy="state"
        record={({ id, name }) => ({ id, name, href: `/reviews/${id}` })}
        filters={[
          {
            name: 'state',
            label: w.state,
            options: reviewStates.map((value) => ({
              value,
              label: shownValue('review_state', value, locale),
            })),
          },
        ]}
        searchLabel={w.search}
        empty={{ title: w.none, hint: w.noneHint }}
      />
    </div>
  )
}

function useColumns(): readonly DataColumn<ModeratedReview>[] {
  const w = useWords(reviewWords)
  const locale = useLocale()
  return [
    { key: 'name', heading: w.model, cell: ({ name }) => name, importance: 1, cut: true },
    { key: 'stars', heading: w.stars, cell: ({ stars }) => w.starsOf(stars), importance: 2 },
    { key: 'text', heading: w.text, cell: ({ text }) => text ?? w.noText, importance: 3, cut: true },
    { key: 'size', heading: w.size, cell: ({ size_text: size }) => size },
    { key: 'order', heading: w.order, cell: ({ order_number: number }) => number ?? '–' },
    {
      key: 'changed_at',
      heading: w.changed,
      cell: ({ changed_at: at }) => timeWithWeekday(at, locale),
      sortable: true,
    },
    {
      key: 'state',
      heading: w.state,
      cell: (review) => <ReviewMark review={review} />,
      sortable: true,
      importance: 4,
    },
  ]
}
