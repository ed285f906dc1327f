import type { Run } from '@pito/contracts/staff-imports'
import { Progress } from '@pito/ui/progress'
import { useWords } from '@pito/web/words/words'
import { checkedRows } from './run-state.ts'
import { runWords } from './run-words.ts'

export function RunProgress({ run }: { readonly run: Run }) {
  const w = useWords(runWords)
  const handled = run.done_rows + run.skipped_rows
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
          label={label ?? w.runningRows}
          value={handled}
          max={total}
          text={w.progress(handled, total)}
        />
      )}
      <p className="quiet">{w.leave}</p>
    </div>
  )
}
