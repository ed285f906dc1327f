import { exportFormats } from '@pito/contracts/values/export-kinds'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Panel } from '@pito/ui/panel'
import { Select } from '@pito/ui/select'
import { useWords } from '@pito/web/words/words'
import type { FormEvent, ReactNode } from 'react'
import { useId } from 'react'
import { downloads } from './downloads-words.ts'
import type { ExportedList } from './export-form.ts'
import { ExportProgress } from './export-progress.tsx'
import { useExport } from './use-export.ts'

interface ExportPanelProps {
  readonly list: ExportedList
  readonly title: string
  readonly hint: string
  /** Fields in which the customer chooses the list's content. The panel itself has the field for the format. */
  readonly children?: ReactNode
}

/**
 * A panel to download a list. The form works without scripts; with scripts the panel shows the progress of the
 * download.
 */
export function ExportPanel({ list, title, hint, children }: ExportPanelProps) {
  const w = useWords(downloads)
  const heading = useId()
  const { state, start, cancel } = useExport()
  const underWay = state.step === 'preparing' || state.step === 'reading'
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!underWay) start(new FormData(event.currentTarget))
  }
  const formats = exportFormats.map((value) => ({ value, label: w[value] }))
  return (
    <Panel className="exportpanel">
      <form className="stack" method="post" action="/downloads" aria-labelledby={heading} onSubmit={onSubmit}>
        <div className="stack stack--tight">
          <h4 id={heading}>{title}</h4>
          <p className="small">{hint}</p>
        </div>
        <input type="hidden" name="list" value={list} />
        <div className="exportpanel__choices">
          {children}
          <Field label={w.format}>
            <Select name="format" options={formats} />
          </Field>
        </div>
        <p className="row">
          <Button type="submit" look="go" busy={underWay} aria-label={w.downloadNamed(title)}>
            {w.download}
          </Button>
          {underWay && (
            <Button look="link" onClick={cancel}>
              {w.cancel}
            </Button>
          )}
        </p>
        <ExportProgress state={state} />
      </form>
    </Panel>
  )
}
