import { exportApplicationList, exportPriceList, exportStockList } from '@pito/contracts/downloads'
import type { RefusalAnswer } from '@pito/contracts/refusal'
import { exportFormats, priceListTypes } from '@pito/contracts/values/export-kinds'
import { formatDecimal } from '@pito/contracts/values/format-decimal'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Panel } from '@pito/ui/panel'
import { Select } from '@pito/ui/select'
import type { Api } from '@pito/web/api/api'
import { ApiRefusal } from '@pito/web/api/api-refusal'
import { useApi } from '@pito/web/api/use-api'
import { textIn } from '@pito/web/form/form-result'
import { useLocale } from '@pito/web/locale/use-locale'
import { errors } from '@pito/web/words/errors'
import { useWords } from '@pito/web/words/words'
import type { FormEvent, ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import { downloads } from './downloads-words.ts'

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

/**
 * This element is always rendered, because screen readers announce changes only in an element that already exists.
 */
function ExportProgress({ state }: { state: ExportState }) {
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

type ExportState =
  | { readonly step: 'idle' | 'preparing' }
  | { readonly step: 'reading'; readonly rows: number; readonly total: number }
  | { readonly step: 'ready'; readonly sentence: string }
  | { readonly step: 'failed'; readonly sentence: string }

/**
 * Fetches a list and reports the progress. Without scripts the form posts to the server, and the browser saves the
 * response.
 */
function useExport() {
  const api = useApi()
  const w = useWords(downloads)
  const faults = useWords(errors)
  const language = languageOf(useLocale())
  const [state, setState] = useState<ExportState>({ step: 'idle' })
  const leaving = useRef<AbortController>(null)

  async function fetchList(form: FormData): Promise<ExportState> {
    leaving.current = new AbortController()
    const { url, rows: total, approximate_bytes, file_name } = await requestExport(api, form)
    setState({ step: 'reading', rows: 0, total })
    const parts = await fetchWithProgress(ownFilePath(url), leaving.current.signal, (bytes) => {
      const share = approximate_bytes > 0 ? Math.min(1, bytes / approximate_bytes) : 0
      setState({ step: 'reading', rows: Math.floor(share * total), total })
    })
    const file = new Blob(parts)
    saveFile(file, file_name)
    return { step: 'ready', sentence: w.ready(total, byteSize(file.size, language)) }
  }

  const stateAfter = (error: unknown): ExportState => {
    if (error instanceof DOMException && error.name === 'AbortError') return { step: 'idle' }
    return {
      step: 'failed',
      sentence: error instanceof ApiRefusal ? error.message : faults.offlineHint,
    }
  }
  return {
    state,
    start(form: FormData) {
      setState({ step: 'preparing' })
      void fetchList(form).catch(stateAfter).then(setState)
    },
    cancel: () => leaving.current?.abort(),
  }
}

/** Saves the file by clicking a temporary link. */
function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Downloads a file and reports after each chunk how many bytes have arrived so far. */
async function fetchWithProgress(
  path: string,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const answer = await fetch(path, { signal, headers: { accept: '*/*' } })
  if (!answer.ok || !answer.body) throw new ApiRefusal(answer.status, (await answer.json()) as RefusalAnswer)
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = answer.body.getReader()
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    bytes += part.value.byteLength
    onBytes(bytes)
  }
  return parts
}

const kilo = 1000

/** Formats a size, for example as 12 kB or 1,4 MB in English, and as 12 kt or 1,4 Mt in Finnish. */
export function byteSize(bytes: number, language: Language): string {
  const [kilobyte, megabyte] = language === 'fi' ? ['kt', 'Mt'] : ['kB', 'MB']
  if (bytes < kilo * kilo) return `${Math.max(1, Math.round(bytes / kilo))}\u00a0${kilobyte}`
  return `${formatDecimal(bytes / kilo / kilo, language, 1)}\u00a0${megabyte}`
}

const folder = /^\/downloads\/(export|file)\/[\w.-]+$/

/**
 * Returns the path and query of a file's URL from the API. The browser then downloads the file from the host of the
 * page. Throws an error if the path is not in the folder of the shop's files.
 */
export function ownFilePath(address: string): string {
  const { pathname, search } = new URL(address)
  if (!folder.test(pathname)) throw new Error('The address is not one of a file of the shop.')
  return pathname + search
}

const exportedLists = ['prices', 'stock', 'applications'] as const
type ExportedList = (typeof exportedLists)[number]

/** Requests the list that the form names. An invalid format or list is replaced by the first option. */
export async function requestExport(api: Api, form: FormData) {
  const format = oneOf(exportFormats, textIn(form, 'format'))
  const list = oneOf(exportedLists, textIn(form, 'list'))
  if (list === 'stock') return (await api(exportStockList, { format })).data
  if (list === 'applications')
    return (await api(exportApplicationList, { format, categoryID: textIn(form, 'category') })).data
  const listType = oneOf(priceListTypes, textIn(form, 'type'))
  return (await api(exportPriceList, { format, listType })).data
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find((value) => value === text) ?? values[0]
}
