import type { Run } from '@pito/contracts/staff-imports'
import { Button, buttonClass } from '@pito/ui/button'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { Link } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { canBeCarriedOut, isBusy, isStopped } from './run-state.ts'
import { runWords } from './run-words.ts'

interface RunActionsProps {
  readonly run: Run
  /** Whether the page shows the columns of the file in place of the dry run. */
  readonly choosesColumns: boolean
}

/** Starts and cancels a run, and leads to its reports. */
export function RunActions({ run, choosesColumns }: RunActionsProps) {
  const w = useWords(runWords)
  const action = `/imports/${run.id}`
  const start = useFetcherForm({ id: 'run-start', action, fields: [] })
  const cancel = useFetcherForm({ id: 'run-cancel', action, fields: [] })
  const canStart = !choosesColumns && canBeCarriedOut(run) && run.to_do_rows > 0
  const canReturn = run.state === 'ready' && run.file_name !== null
  const canCancel = (isBusy(run) && !run.is_ending) || run.state === 'ready'
  const hasRows = run.checked_at !== null && !isBusy(run)
  const report = `/downloads/imports/${run.id}/report`
  return (
    <div className="record-actions">
      {canStart && (
        <OfficeForm form={start}>
          <Button type="submit" look="go" busy={start.pending}>
            {isStopped(run) ? w.continueRun(run.to_do_rows) : w.start(run.to_do_rows)}
          </Button>
        </OfficeForm>
      )}
      {canCancel && (
        <OfficeForm form={cancel}>
          <Button type="submit" busy={cancel.pending}>
            {w.cancel}
          </Button>
        </OfficeForm>
      )}
      {canReturn && (
        <Link className={buttonClass({})} to={choosesColumns ? '.' : '?columns=1'}>
          {choosesColumns ? w.backToDryRun : w.changeColumns}
        </Link>
      )}
      {hasRows && run.rejected_rows > 0 && run.file_name !== null && (
        <a className={buttonClass({})} href={`${report}?of=rejected`} download>
          {w.rejectedFile}
        </a>
      )}
      {hasRows && (
        <a className={buttonClass({})} href={report} download>
          {w.report}
        </a>
      )}
    </div>
  )
}
