import type { Run } from '@pito/contracts/staff-imports'
import { rowVerdicts } from '@pito/contracts/values/run-kinds'
import { useWords } from '@pito/web/words/words'
import { Link } from 'react-router'
import { runWords } from './run-words.ts'

/** The counts of the dry run and of the run. Each count leads to its rows. */
export function RunCounts({ run }: { readonly run: Run }) {
  const w = useWords(runWords)
  const isRun = run.done_rows + run.skipped_rows > 0
  return (
    <ul className="run-counts">
      {rowVerdicts
        .filter((verdict) => run[`${verdict}_rows`] !== null)
        .map((verdict) => (
          <li key={verdict}>
            <Link className="link" to={`?verdict=${verdict}`}>
              {w[verdict]} {run[`${verdict}_rows`]}
            </Link>
          </li>
        ))}
      {isRun && (
        <>
          <li>
            <Link className="link" to="?outcome=done">
              {w.doneRows} {run.done_rows}
            </Link>
          </li>
          <li>
            <Link className="link" to="?outcome=skipped">
              {w.skippedRows} {run.skipped_rows}
            </Link>
          </li>
        </>
      )}
    </ul>
  )
}
