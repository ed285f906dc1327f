import type { ArticleStock } from '@pito/contracts/staff-stock'
import { Button } from '@pito/ui/button'
import { Mark } from '@pito/ui/mark'
import { Table } from '@pito/ui/table'
import { useWords } from '@pito/web/words/words'
import type { CorrectedBatch } from './correction-form.tsx'
import { stockWords } from './stock-words.ts'

interface WeekTableProps {
  readonly stock: ArticleStock
  /** Opens the correction of a batch. Null for staff who only read stock. */
  readonly onCorrect: ((batch: CorrectedBatch) => void) | null
}

/** The stock of an article by production week, in the order in which the shop sells it. */
export function WeekTable({ stock, onCorrect }: WeekTableProps) {
  const w = useWords(stockWords)
  const openedAt = stock.read_at
  return (
    <div className="stack stack--tight">
      {stock.weeks.length === 0 ? (
        <p>{w.noStock}</p>
      ) : (
        <Table label={w.weeks} showCaption>
          <thead>
            <tr>
              <th scope="col">{w.week}</th>
              <th scope="col" className="is-num">
                {w.quantity}
              </th>
              {onCorrect && (
                <th scope="col">
                  <span className="vh">{w.correct}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {stock.weeks.map(({ week, as_new: asNew, quantity }) => (
              <tr key={`${week}-${asNew}`}>
                <th scope="row">
                  {week} {!asNew && <Mark tone="amber">{w.notAsNew}</Mark>}
                </th>
                <td className="is-num">{quantity}</td>
                {onCorrect && (
                  <td>
                    <Button
                      aria-label={w.correctWeek(week)}
                      onClick={() => onCorrect({ week, asNew, quantity, openedAt })}
                    >
                      {w.correct}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {onCorrect && (
        <p>
          <Button onClick={() => onCorrect({ week: null, asNew: true, quantity: 0, openedAt })}>
            {w.addWeek}
          </Button>
        </p>
      )}
      <p className="quiet">{w.returnsHint}</p>
    </div>
  )
}
