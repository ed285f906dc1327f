import type { Output } from '@pito/contracts/endpoint'
import type { StockChange } from '@pito/contracts/staff-stock'
import { correctStock, getArticleStock, getStockChanges } from '@pito/contracts/staff-stock'
import type { CorrectionReason } from '@pito/contracts/values/stock-reasons'
import { Anchor } from '@pito/ui/anchor'
import { Table } from '@pito/ui/table'
import { textIn } from '@pito/web/form/form-result'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { ArticleHead } from '../articles/article-head.tsx'
import { loadArticle } from '../articles/load-article.ts'
import { ListPager } from '../list/list-pager.tsx'
import { existingPage } from '../list/load-list.ts'
import { loadPart, RecordPart } from '../record/record-part.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import type { CorrectedBatch } from './correction-form.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { reasonWords, stockWords } from './stock-words.ts'
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

interface StockChangesProps {
  readonly page: {
    readonly data: readonly StockChange[]
    readonly page: number
    readonly last_page: number
  }
}

/** The goods receipts and corrections of an article, newest first. */
function StockChanges({ page: { data, page, last_page } }: StockChangesProps) {
  const w = useWords(stockWords)
  const locale = useLocale()
  if (data.length === 0) return <p className="quiet">{w.noChanges}</p>
  return (
    <div className="stack stack--tight">
      <Table
        label={w.changes}
        showCaption
        headings={[w.when, w.who, w.week, w.difference, w.beforeAfter, w.reason]}
      >
        <tbody>
          {data.map((change) => (
            <tr key={change.id}>
              <td>{timeWithWeekday(change.at, locale)}</td>
              <td>{change.by ?? w.shop}</td>
              <td data-label={w.week}>{change.week}</td>
              <td data-label={w.difference}>{signed(change.difference)}</td>
              <td data-label={w.beforeAfter}>{`${change.quantity_before} → ${change.quantity_after}`}</td>
              <td data-label={w.reason}>
                <Reason change={change} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ListPager page={page} pages={last_page} />
    </div>
  )
}

function Reason({ change: { reason, note, goods_receipt_id: receipt } }: { readonly change: StockChange }) {
  const w = useWords(stockWords)
  const word = w[reasonWords[reason]]
  if (receipt !== null)
    return (
      <Anchor className="link" href={`/goods-receipts/${receipt}`}>
        {word}
      </Anchor>
    )
  return note === null ? word : `${word}: ${note}`
}

function signed(difference: number): string {
  return difference < 0 ? `−${-difference}` : `+${difference}`
}
