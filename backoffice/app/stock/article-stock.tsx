import type { Output } from '@pito/contracts/endpoint'
import { correctStock, getArticleStock, getStockChanges } from '@pito/contracts/staff-stock'
import type { CorrectionReason } from '@pito/contracts/values/stock-reasons'
import { Anchor } from '@pito/ui/anchor'
import { textIn } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { ArticleHead } from '../articles/article-head.tsx'
import { loadArticle } from '../articles/load-article.ts'
import { existingPage } from '../list/load-list.ts'
import { loadPart, RecordPart } from '../record/record-part.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import type { CorrectedBatch } from './correction-form.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { StockChanges } from './stock-changes.tsx'
import { stockWords } from './stock-words.ts'
import { WeekTable } from './week-table.tsx'

export const clientLoader = staffPage(
  async (api, { params, url }) => {
    const id = Number(params.id)
    const [article, stock, changes] = await Promise.all([
      loadArticle(api, params),
      loadPart(api(getArticleStock, { id })),
      loadPart(existingPage(url, (page) => api(getStockChanges, { id, page, per_page: 25 }))),
    ])
    return { article, stock, changes }
  },
  'read-catalogue',
  'read-stock',
)

export const clientAction = staffAction(async (api, { form, params }) => {
  const quantity = textIn(form, 'quantity')
  const confirmed = textIn(form, 'confirmed_quantity')
  await api(correctStock, {
    id: Number(params.id),
    week: textIn(form, 'week'),
    as_new: textIn(form, 'as_new') === '1',
    // A text that is no number is sent as it is, and the API names the fault.
    quantity: /^-?\d+$/.test(quantity) ? Number(quantity) : (quantity as never),
    quantity_at_opening: Number(textIn(form, 'quantity_at_opening')),
    opened_at: textIn(form, 'opened_at'),
    reason: textIn(form, 'reason') as CorrectionReason,
    note: textIn(form, 'note') || null,
    age_confirmed: textIn(form, 'age_confirmed') === '1',
    confirmed_quantity: confirmed === '' ? null : Number(confirmed),
    despite_holds: textIn(form, 'despite_holds') === '1',
  })
  return { done: null }
})

export default function ArticleStock() {
  const w = useWords(stockWords)
  const { article, stock, changes } = useLoaderData<typeof clientLoader>()
  const mayCancel = useStaff().rights.includes('cancel-undeliverable')
  return (
    <div className="stack">
      <ArticleHead article={article} tab="stock" />
      <RecordPart missing={w.notLoaded} part={stock}>
        {({ data }) => <Weeks articleId={article.id} stock={data} />}
      </RecordPart>
      <RecordPart missing={w.changesNotLoaded} part={changes}>
        {(page) => <StockChanges page={page} />}
      </RecordPart>
      {mayCancel && (
        <p>
          <Anchor className="link" href={`/articles/${article.id}/cancel-orders`}>
            {w.cancelOrders}
          </Anchor>
        </p>
      )}
    </div>
  )
}

interface WeeksProps {
  readonly articleId: number
  readonly stock: Output<typeof getArticleStock>['data']
}

/** The stock of an article by production week, and the form that corrects it. */
function Weeks({ articleId, stock }: WeeksProps) {
  const w = useWords(stockWords)
  const { rights } = useStaff()
  const [batch, setBatch] = useState<CorrectedBatch | null>(null)
  const [isSaved, setSaved] = useState(false)
  const open = (opened: CorrectedBatch) => {
    setSaved(false)
    setBatch(opened)
  }
  const figures = [
    [w.onHand, stock.on_hand],
    [w.held, stock.held],
    [w.available, stock.available],
    ...(stock.not_as_new > 0 ? [[w.notAsNew, stock.not_as_new] as const] : []),
  ] as const
  return (
    <>
      <dl className="stock-figures">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <WeekTable stock={stock} onCorrect={rights.includes('edit-stock') ? open : null} />
      {batch && (
        <CorrectionForm
          // Each opening is a count of its own, which begins with the stock of that moment.
          key={`${batch.week}-${batch.asNew}-${batch.openedAt}`}
          articleId={articleId}
          batch={batch}
          onDone={(saved) => {
            setBatch(null)
            setSaved(saved)
          }}
        />
      )}
      <p role="status">{isSaved && w.saved}</p>
    </>
  )
}
