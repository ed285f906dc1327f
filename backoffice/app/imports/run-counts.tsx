import type { Additions, Run } from '@pito/contracts/staff-imports'
import { rowVerdicts } from '@pito/contracts/values/run-kinds'
import { useWords } from '@pito/web/words/words'
import { Link } from 'react-router'
import { handledRows } from './run-state.ts'
import { runWords } from './run-words.ts'

/** The counts of the dry run and of the run. Each count leads to its rows. */
export function RunCounts({ run }: { readonly run: Run }) {
  const w = useWords(runWords)
  const isRun = handledRows(run) > 0
  return (
    <ul className="run-counts">
      {rowVerdicts
        .filter((verdict) => run[`${verdict}_rows`] !== null)
        .map((verdict) => (
          <li key={verdict}>
            <Link className="link" to={`?verdict=${verdict}`}>
              {w[verdict]} <b>{run[`${verdict}_rows`]}</b>
            </Link>
          </li>
        ))}
      {run.assumed_rows > 0 && (
        <li>
          <Link className="link" to="?assumed=1">
            {w.assumed} <b>{run.assumed_rows}</b>
          </Link>
        </li>
      )}
      {isRun && (
        <>
          <li>
            <Link className="link" to="?outcome=done">
              {w.doneRows} <b>{run.done_rows}</b>
            </Link>
          </li>
          <li>
            <Link className="link" to="?outcome=skipped">
              {w.skippedRows} <b>{run.skipped_rows}</b>
            </Link>
          </li>
        </>
      )}
    </ul>
  )
}

/** The brands and models that an import of articles adds, so that a misspelt name is seen before the run. */
export function RunAdditions({ additions }: { readonly additions: Additions }) {
  const w = useWords(runWords)
  const { brands, brands_total: brandsTotal, models, models_total: modelsTotal } = additions
  if (modelsTotal === 0) return null
  return (
    <section className="stack stack--tight">
      <h2>{w.additions}</h2>
      {brandsTotal > 0 && (
        <p>
          {w.newBrands(brandsTotal)}: {brands.join(', ')}
          {brandsTotal > brands.length && ` ${w.andMore(brandsTotal - brands.length)}`}
        </p>
      )}
      <details open={modelsTotal <= 10}>
        <summary>{w.newModels(modelsTotal)}</summary>
        <ul>
          {models.map(({ brand, name, rows }) => (
            <li key={`${brand} ${name}`}>
              {brand} {name} ({w.articleCount(rows)})
            </li>
          ))}
          {modelsTotal > models.length && <li>{w.andMore(modelsTotal - models.length)}</li>}
        </ul>
      </details>
    </section>
  )
}
