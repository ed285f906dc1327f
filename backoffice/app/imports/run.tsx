import type { Run } from '@pito/contracts/staff-imports'
import * as contracts from '@pito/contracts/staff-imports'
import { Alert } from '@pito/ui/alert'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Button, buttonClass } from '@pito/ui/button'
import { Progress } from '@pito/ui/progress'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { formField, textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import { Link, redirect, useLoaderData, useRevalidator } from 'react-router'
import { OfficeForm } from '../errors/office-form.tsx'
import { PageTitle } from '../frame/shop.tsx'
import { loadList } from '../list/load-list.ts'
import { loadPart, RecordPart } from '../record/record-part.tsx'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { ImportColumns } from './import-columns.tsx'
import { RunAdditions, RunCounts } from './run-counts.tsx'
import { RunRows } from './run-rows.tsx'
import { canBeCarriedOut, checkedRows, handledRows, isBusy, isStopped, takesColumns } from './run-state.ts'
import { runWords } from './run-words.ts'

export const clientLoader = staffPage(async (api, { params, url }) => {
  const id = params.id ?? ''
  const run = (await api(contracts.getRun, { id })).data
  const asked = takesColumns(run, url.searchParams)
  const preview = asked ? await loadPreview(api, { id, ...chosenIn(url.searchParams) }) : null
  const rows = isBusy(run) || asked ? null : await loadPart(loadRows(api, { id, url }))
  return { run, preview, rows }
})

/** Returns which profile and which row of headings the address names. */
function chosenIn(params: URLSearchParams) {
  const [profile, headerRow] = [params.get('profile'), params.get('header_row')]
  return {
    ...(profile !== null && { profile }),
    ...(headerRow !== null && { header_row: Number(headerRow) }),
  }
}

/** Returns the preview of a file, or the sentence that says why the file cannot be read. */
function loadPreview(api: Api, request: { readonly id: string } & ReturnType<typeof chosenIn>) {
  return api(contracts.getImportPreview, request).then(
    ({ data }) => data,
    (error: unknown) => {
      const answer = refusedAnswer(error)?.answer
      if (!answer || answer.code === 'session-ended') throw error
      return answer.errors?.file?.[0] ?? answer.message
    },
  )
}

function loadRows(api: Api, { id, url }: { readonly id: string; readonly url: URL }) {
  const ofRun: Api = (contract, input) =>
    api(contract, contract.path === contracts.getRunRows.path ? { ...input, id } : input)
  return loadList(ofRun, contracts.getRunRows, { name: 'run-rows', url })
}

/** The forms of the page are told apart by their ids. */
export const clientAction = staffAction(async (api, { form, params }) => {
  const id = params.id ?? ''
  const what = textIn(form, formField)
  if (what === 'import-columns') {
    await api(contracts.startDryRun, {
      ...{ id, columns: columnsIn(form), profile: textIn(form, 'profile'), week: textIn(form, 'week') },
      header_row: Number(textIn(form, 'header_row')),
      missing_off_sale: form.has('missing_off_sale'),
    })
    return redirect(`/imports/${id}`)
  }
  if (what === 'run-start') await api(contracts.startRun, { id })
  if (what === 'run-cancel') await api(contracts.cancelRun, { id })
  if (what === 'run-ticks')
    await api(contracts.tickRows, {
      id,
      numbers: textIn(form, 'numbers').split(',').map(Number),
      reason: textIn(form, 'action') === 'untick' ? '' : textIn(form, 'reason'),
    })
  return { done: null }
})

function columnsIn(form: FormData) {
  return form.getAll('field').map((field, at) => {
    const means = form.getAll(`means-${at}`).map(String)
    const values = form
      .getAll(`text-${at}`)
      .map((text, nth) => ({ text: String(text), means: means[nth] ?? '' }))
      .filter((value) => value.means !== '')
    return { field: String(field) || null, empty_clears: form.has(`clears-${at}`), values }
  })
}

/** An import or a bulk action: its columns, its dry run, its progress and its report. */
export default function RunPage() {
  const w = useWords(runWords)
  const { run, preview, rows } = useLoaderData<typeof clientLoader>()
  useProgress(isBusy(run))
  const title = run.file_name ?? w[run.kind]
  return (
    <div className="stack run">
      <PageTitle>{title}</PageTitle>
      <Breadcrumb label={w.imports} crumbs={[{ label: w.imports, href: '/imports' }]} here={title} />
      <div className="record-head">
        <h1>{title}</h1>
        <p>
          {w[run.kind]} · {run.is_ending ? w.ending : w[run.state]}
        </p>
        <RunActions run={run} choosesColumns={preview !== null} />
      </div>
      {run.refusal && <Alert tone="bad" title={run.refusal} />}
      {typeof preview === 'string' && (
        <Alert tone="bad" title={preview}>
          <Link className="link" to="/imports/new">
            {w.newImport}
          </Link>
        </Alert>
      )}
      {preview && typeof preview === 'object' && <ImportColumns run={run} preview={preview} />}
      {isBusy(run) && <RunProgress run={run} />}
      {isStopped(run) && handledRows(run) > 0 && (
        <Alert title={w.cancelledRows(run.done_rows, handledRows(run) + run.to_do_rows)} />
      )}
      {rows && <RunCounts run={run} />}
      {rows && run.additions && <RunAdditions additions={run.additions} />}
      {rows && (
        <RecordPart missing={w.rowsNotLoaded} part={rows}>
          {(list) => <RunRows run={run} rows={list} />}
        </RecordPart>
      )}
    </div>
  )
}

const pollMilliseconds = 1000

/** Loads the page again each second while a job works on the run. */
function useProgress(busy: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!busy || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), pollMilliseconds)
    return () => clearTimeout(timer)
  }, [busy, state, revalidate])
}

function RunProgress({ run }: { readonly run: Run }) {
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

function startLabel(run: Run, w: (typeof runWords)['fi']): string {
  if (run.to_do_rows === 0) return w.nothingChanges
  return isStopped(run) ? w.continueRun(run.to_do_rows) : w.start(run.to_do_rows)
}

interface RunActionsProps {
  readonly run: Run
  /** Whether the page shows the columns of the file in place of the dry run. */
  readonly choosesColumns: boolean
}

/** Starts and cancels a run, and leads to its reports. */
function RunActions({ run, choosesColumns }: RunActionsProps) {
  const w = useWords(runWords)
  const action = `/imports/${run.id}`
  const start = useFetcherForm({ id: 'run-start', action, fields: [] })
  const cancel = useFetcherForm({ id: 'run-cancel', action, fields: [] })
  const canComplete = run.state === 'ready' && run.profile !== null && run.unchanged_rows > 0
  const canStart = !choosesColumns && canBeCarriedOut(run) && (run.to_do_rows > 0 || canComplete)
  const canReturn = run.state === 'ready' && run.file_name !== null
  const canCancel = (isBusy(run) && !run.is_ending) || run.state === 'ready'
  const hasRows = run.checked_at !== null && !isBusy(run)
  const report = `/downloads/imports/${run.id}/report`
  return (
    <div className="record-actions">
      {canStart && (
        <OfficeForm form={start}>
          <Button type="submit" look="go" busy={start.pending}>
            {startLabel(run, w)}
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
