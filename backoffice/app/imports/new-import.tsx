import { createImport } from '@pito/contracts/staff-imports'
import type { Locale } from '@pito/contracts/values/locale'
import type { ImportKind } from '@pito/contracts/values/run-kinds'
import {
  filePartBytes,
  importFileBytes,
  importKinds,
  rightOfRun,
  rightsToImport,
} from '@pito/contracts/values/run-kinds'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { FileField } from '@pito/ui/file-field'
import { Progress } from '@pito/ui/progress'
import { Select } from '@pito/ui/select'
import { browserApi } from '@pito/web/api/browser-api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { newKey } from '@pito/web/form/new-key'
import { useLocale } from '@pito/web/locale/use-locale'
import { leaveToAnotherPerson, openedByHeader } from '@pito/web/session/opened-by'
import { useWords } from '@pito/web/words/words'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { requireRight } from '../session/lacks-right.ts'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { runWords } from './run-words.ts'

export const clientLoader = staffPage(async (api) => {
  await requireRight(api, ...rightsToImport)
  return null
})

/** The page on which a file is chosen and uploaded. */
export default function NewImport() {
  const w = useWords(runWords)
  const { rights } = useStaff()
  const kinds = importKinds.filter((kind) => rights.includes(rightOfRun(kind)))
  const [kind, setKind] = useState(kinds[0] ?? 'prices')
  const { file, setFile, error, sent, upload } = useUpload(kind)
  return (
    <div className="stack">
      <Breadcrumb label={w.imports} crumbs={[{ label: w.imports, href: '/imports' }]} here={w.newImport} />
      <PageHead title={w.newImport} />
      <form className="run-form stack" onSubmit={upload}>
        <Field label={w.kind}>
          <Select
            value={kind}
            onChange={({ target }) => setKind(target.value as typeof kind)}
            options={kinds.map((value) => ({ value, label: w[value] }))}
          />
        </Field>
        <p>
          <a className="link" href={`/downloads/import-templates/${kind}`} download>
            {w.template}
          </a>
        </p>
        <FileField
          words={{
            label: w.file,
            choose: w.chooseFile,
            drop: w.dropFile,
            remove: w.removeFile,
            count: w.fileCount,
          }}
          accept=".csv,.txt,.tsv,.xlsx,.xls"
          files={file ? [{ id: 'file', name: file.name, note: kilobytes(file.size) }] : []}
          onAdd={([added]) => setFile(added ?? null)}
          onRemove={() => setFile(null)}
          hint={w.fileHint}
          error={error}
        />
        {sent !== null && file && (
          <Progress
            label={w.upload}
            value={sent}
            max={file.size}
            text={w.bytes(Math.round(sent / 1024), Math.round(file.size / 1024))}
          />
        )}
        <Button type="submit" look="go" busy={sent !== null}>
          {w.upload}
        </Button>
      </form>
    </div>
  )
}

function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} kB`
}

/** Checks the size of the file, uploads it, and opens the page of the import. */
function useUpload(kind: (typeof importKinds)[number]) {
  const w = useWords(runWords)
  const locale = useLocale()
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [key, setKey] = useState(() => newKey())
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setKey(newKey())
    setError(chosen && whyNotFile(chosen, w))
  }
  const fail = (sentence: string) => {
    setSent(null)
    setError(sentence)
  }
  const upload = (event: FormEvent) => {
    event.preventDefault()
    const fault = file ? whyNotFile(file, w) : w.fileMissing
    if (!file || fault) return fail(fault ?? w.fileMissing)
    setError(null)
    setSent(0)
    void uploadFile({ locale, kind, file, key, onProgress: setSent }).then(
      (id) => (id === null ? fail(w.uploadFailed) : void navigate(`/imports/${id}`)),
      (refusal: unknown) => fail(refusedAnswer(refusal)?.answer.message ?? w.uploadFailed),
    )
  }
  return { file, setFile: choose, error, sent, upload }
}

function whyNotFile({ size }: File, w: Pick<(typeof runWords)['fi'], 'fileTooLarge' | 'fileEmpty'>) {
  if (size === 0) return w.fileEmpty
  return size > importFileBytes ? w.fileTooLarge : null
}

const conflict = 409

interface Upload {
  readonly locale: Locale
  readonly kind: ImportKind
  readonly file: File
  /** One for each chosen file. A repeated upload continues the import that the first one began. */
  readonly key: string
  /** Called with the number of bytes that have arrived. */
  readonly onProgress: (bytes: number) => void
}

/**
 * Begins an import and uploads its file in parts. Returns the id of the import, or null if a part did not arrive. A
 * refusal of the first call is thrown.
 */
async function uploadFile({ locale, kind, file, key, onProgress }: Upload): Promise<string | null> {
  const { data } = await browserApi(locale, { key })(createImport, {
    kind,
    file_name: file.name.slice(0, 200),
    bytes: file.size,
  })
  for (let start = 0; start < file.size; start += filePartBytes) {
    const end = Math.min(start + filePartBytes, file.size)
    const answer = await fetch(`/downloads/imports/${data.id}/parts/${start / filePartBytes}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', ...openedByHeader() },
      body: file.slice(start, end),
    }).catch(() => null)
    if (answer?.status === conflict && (await answer.json()).code === 'another-person')
      return leaveToAnotherPerson()
    if (!answer?.ok) return null
    onProgress(end)
  }
  return data.id
}
