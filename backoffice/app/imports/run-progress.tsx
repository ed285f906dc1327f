import type { Run } from '@pito/contracts/staff-imports'
import { Progress } from '@pito/ui/progress'
import { useWords } from '@pito/web/words/words'
import { Link } from 'react-router'
import { checkedRows, handledRows } from './run-state.ts'
import { runWords } from './run-words.ts'

export function RunProgress({ run }: { readonly run: Run }) {
  const w = useWords(runWords)
  const handled = handledRows(run)
  const total = handled + run.to_do_rows
  const label = { checking: w.checkingRows, waiting: w.waitingRows }[run.state as 'checking' | 'waiting']
  return (
    <div className="stack stack--tight">
      {run.state === 'checking' ? (
        <Progress
          label={label ?? w.checkingRows}
          value={0}
          max={undefined}
          text={w.checked(checkedRows(run))}
        />
      ) : (
        <Progress
          label={run.is_ending ? w.ending : (label ?? w.runningRows)}
          value={handled}
          max={total}
          text={w.progress(handled, total)}
        />
      )}
      {run.state === 'waiting' && <WaitsFor run={run} />}
      <p className="quiet">{run.is_ending ? w.endingHint : w.leave}</p>
    </div>
  )
}

/** Names the run that is carried out first, because runs of a kind take turns. */
function WaitsFor({ run: { waits_for: first } }: { readonly run: Run }) {
  const w = useWords(runWords)
  if (!first) return <p>{w.startsSoon}</p>
  return (
    <p>
      {w.waitsFor}{' '}
      <Link className="link" to={`/imports/${first.id}`}>
        {first.file_name ?? w[first.kind]}
      </Link>
      {first.by && ` (${first.by})`}
    </p>
  )
}
