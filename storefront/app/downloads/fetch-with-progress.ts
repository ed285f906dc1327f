import type { RefusalAnswer } from '@pito/contracts/refusal'
import { ApiRefusal } from '@pito/web/api/api-refusal'

/** Downloads a file and reports after each chunk how many bytes have arrived so far. */
export async function fetchWithProgress(
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
