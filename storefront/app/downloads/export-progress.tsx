import { Alert } from '@pito/ui/alert'
import { useWords } from '@pito/web/words/words'
import { downloads } from './downloads-words.ts'
import type { ExportState } from './use-export.ts'

/**
 * This element is always rendered, because screen readers announce changes only in an element that already exists.
 */
export function ExportProgress({ state }: { state: ExportState }) {
  const w = useWords(downloads)
  return (
    <div className="exportprogress">
      {state.step === 'reading' && (
        <>
          <progress aria-label={w.progress} max={Math.max(1, state.total)} value={state.rows} />
          <p className="small num">{w.rows(state.rows, state.total)}</p>
        </>
      )}
      <p className="small" role="status">
        {state.step === 'preparing' && w.preparing}
        {state.step === 'ready' && state.sentence}
      </p>
      {state.step === 'failed' && (
        <Alert title={w.failed} tone="bad">
          <p>{state.sentence}</p>
        </Alert>
      )}
    </div>
  )
}
