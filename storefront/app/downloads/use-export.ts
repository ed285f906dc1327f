import { languageOf } from '@pito/contracts/values/locale'
import { ApiRefusal } from '@pito/web/api/api-refusal'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { errors } from '@pito/web/words/errors'
import { useWords } from '@pito/web/words/words'
import { useRef, useState } from 'react'
import { byteSize } from './byte-size.ts'
import { downloads } from './downloads-words.ts'
import { requestExport } from './export-form.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { ownFilePath } from './own-file-path.ts'

export type ExportState =
  | { readonly step: 'idle' | 'preparing' }
  | { readonly step: 'reading'; readonly rows: number; readonly total: number }
  | { readonly step: 'ready'; readonly sentence: string }
  | { readonly step: 'failed'; readonly sentence: string }

/**
 * Fetches a list and reports the progress. Without scripts the form posts to the server, and the browser saves the
 * response.
 */
export function useExport() {
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
