import { importFields } from '@pito/contracts/records/import-fields'
import type { ImportPreview } from '@pito/contracts/staff-imports'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { meaningKey, nameOfChoice } from '@pito/contracts/values/import-choices'
import { languageOf } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'
import { readCell } from '@pito/contracts/values/read-cell'
import type { ImportKind } from '@pito/contracts/values/run-kinds'
import { Table } from '@pito/ui/table'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { runWords } from './run-words.ts'

interface PreviewTableProps {
  readonly preview: ImportPreview
  readonly kind: ImportKind
}

/** The first rows of a file as they are interpreted, such as 1 234,50 as an amount in euros. */
export function PreviewTable({ preview, kind }: PreviewTableProps) {
  const w = useWords(runWords)
  const columns = preview.columns.map((column, at) => ({ ...column, at }))
  return (
    <Table label={w.firstRows}>
      <thead>
        <tr>
          <th scope="col">{w.row}</th>
          {columns.map(({ heading, at }) => (
            <th scope="col" key={at}>
              {heading || `${w.column} ${at + 1}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preview.rows.map(({ number, cells }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            {columns.map(({ at, ...column }) => (
              <td key={at}>
                <Interpreted kind={kind} column={column} text={cells[at] ?? ''} dayZero={preview.day_zero} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface InterpretedProps {
  readonly kind: ImportKind
  readonly column: ImportPreview['columns'][number]
  readonly text: string
  readonly dayZero: string
}

/** A text of a file as it is read, such as an amount in euros, or with the reason for which it cannot be read. */
export function Interpreted({ kind, column: { field, values }, text, dayZero }: InterpretedProps) {
  const locale = useLocale()
  const known = importFields[kind].find(({ name }) => name === field)
  if (!known || text === '') return text
  const meaning = values.find((value) => meaningKey(value.text) === meaningKey(text))?.means
  const read = readCell(known, meaning ?? text, dayZero)
  if ('fault' in read)
    return (
      <>
        {text} <small className="field__error">{read.fault[locale]}</small>
      </>
    )
  const shown = nameOfChoice(known.holds, read.value)?.[locale] ?? String(read.value)
  if (read.assumed)
    return (
      <>
        {shown} <small>{read.assumed[locale]}</small>
      </>
    )
  if (known.holds === 'date') return dateShown(shown, languageOf(locale))
  return known.holds === 'euros' ? formatEuro(Number(read.value)) : shown
}
