import { exportFormats } from '@pito/contracts/values/export-kinds'
import { mostInBatch, orderExportPath } from '@pito/contracts/values/order-batches'
import type { Selection } from '@pito/ui/data-table/data-table'
import { useWords } from '@pito/web/words/words'
import { useSearchParams } from 'react-router'
import { useStaff } from '../session/use-staff.ts'
import { printWords } from './print-words.ts'

const selected = { csv: 'exportSelectedCsv', xlsx: 'exportSelectedXlsx' } as const
const whole = { csv: 'exportListCsv', xlsx: 'exportListXlsx' } as const

/**
 * The links that download orders as a file: the selected ones, or without a selection all orders that the filters in the
 * address find, also those of other pages.
 */
export function ExportOrders({ selection }: { readonly selection?: Selection }) {
  const w = useWords(printWords)
  const [searchParams] = useSearchParams()
  if (!useStaff().rights.includes('export-orders')) return null
  const numbers = selection && !selection.all ? [...selection.ids] : []
  if (numbers.length > mostInBatch) return <p className="small">{w.tooManyToExport(mostInBatch)}</p>
  const query = new URLSearchParams(numbers.length > 0 ? { order_numbers: numbers.join(',') } : searchParams)
  for (const name of ['page', 'per_page', 'columns']) query.delete(name)
  return (
    <span className="record-actions">
      {exportFormats.map((format) => {
        query.set('format', format)
        return (
          <a
            key={format}
            className={selection ? 'btn' : 'link'}
            href={`${orderExportPath}?${query}`}
            download
          >
            {w[selection ? selected[format] : whole[format]]}
          </a>
        )
      })}
    </span>
  )
}
