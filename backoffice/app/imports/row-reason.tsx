import type { RunRow } from '@pito/contracts/staff-imports'
import { timeWithWeekday } from '@pito/web/locale/time-with-weekday'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { runWords } from './run-words.ts'
import { useFieldName } from './use-field-name.ts'

/** Why a row is rejected, guarded or skipped, how cells were read that are not exact, and the reason for which a guarded row was ticked. */
export function RowReason({ row: { faults, assumptions, reason, note } }: { readonly row: RunRow }) {
  const w = useWords(runWords)
  const locale = useLocale()
  const nameOf = useFieldName()
  const changed =
    note &&
    (note.sentence ?? w.changedBy(note.by ?? w.theShop, note.at ? timeWithWeekday(note.at, locale) : '–'))
  return (
    <>
      {assumptions.map((assumption) => (
        <span className="run-fault" key={`${assumption.field}`}>
          {assumption.reason}
        </span>
      ))}
      {faults.map((fault) => (
        <span className="run-fault" key={`${fault.field} ${fault.reason}`}>
          {fault.field !== null && `${nameOf(fault.field)}${fault.value ? ` ${fault.value}` : ''}: `}
          {fault.reason}
        </span>
      ))}
      {reason && <span className="run-fault">✓ {reason}</span>}
      {changed && <span className="run-fault">{changed}</span>}
    </>
  )
}
