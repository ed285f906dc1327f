import { createImport } from '@pito/contracts/staff-imports'
import type { ImportKind } from '@pito/contracts/values/run-kinds'
import { filePartBytes } from '@pito/contracts/values/run-kinds'
import type { Api } from '@pito/web/api/api'

interface Upload {
  readonly kind: ImportKind
  readonly file: File
  /** Called with the number of bytes that have arrived. */
  readonly onProgress: (bytes: number) => void
}

/**
 * Begins an import and uploads its file in parts. Returns the id of the import, or null if a part did not arrive. A
 * refusal of the first call is thrown.
 */
export async function uploadFile(api: Api, { kind, file, onProgress }: Upload): Promise<string | null> {
  const { data } = await api(createImport, { kind, file_name: file.name.slice(0, 200), bytes: file.size })
  for (let start = 0; start < file.size; start += filePartBytes) {
    const end = Math.min(start + filePartBytes, file.size)
    const answer = await fetch(`/downloads/imports/${data.id}/parts/${start / filePartBytes}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: file.slice(start, end),
    }).catch(() => null)
    if (!answer?.ok) return null
    onProgress(end)
  }
  return data.id
}
