import { createImport } from '@pito/contracts/staff-imports'
import type { Locale } from '@pito/contracts/values/locale'
import type { ImportKind } from '@pito/contracts/values/run-kinds'
import { filePartBytes } from '@pito/contracts/values/run-kinds'
import { browserApi } from '@pito/web/api/browser-api'
import { leaveToAnotherPerson, openedByHeader } from '@pito/web/session/opened-by'

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
export async function uploadFile({ locale, kind, file, key, onProgress }: Upload): Promise<string | null> {
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
