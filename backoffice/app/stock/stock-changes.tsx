import type { StockChange } from '@pito/contracts/staff-stock'
import { Anchor } from '@pito/ui/anchor'
import { Table } from '@pito/ui/table'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { ListPager } from '../list/list-pager.tsx'
import { reasonWords, stockWords } from './stock-words.ts'

interface StockChangesProps {
  readonly page: {
    readonly data: readonly StockChange[]
    readonly page: number
    readonly last_page: number
  }
}

/** The goods receipts and corrections of an article, newest first. */
export function StockChanges({ page: { data, page, last_page } }: StockChangesProps) {
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
