import type { Locale } from '@pito/contracts/values/locale'
import { leaveToAnotherPerson, openedByHeader } from '@pito/web/session/opened-by'
import type { PercentCrop } from 'react-image-crop'

interface Upload {
  readonly modelId: number
  readonly file: File
  readonly crop: PercentCrop
  readonly locale: Locale
  /** Makes a repeated upload of the same file and square return the first response. */
  readonly key: string
}

/** Sends a picture with the square that the shop shows. Returns why the server refused it, or null. */
export async function uploadPicture(
  { modelId, file, crop, locale, key }: Upload,
  failed: string,
): Promise<string | null> {
  const share = (percent: number) => String(percent / 100)
  const query = new URLSearchParams({
    x: share(crop.x),
    y: share(crop.y),
    width: share(crop.width),
    height: share(crop.height),
  })
  const sent = await sendPicture(
    `/downloads/model-pictures/${modelId}?${query}`,
    { file, locale, key },
    failed,
  )
  return sent.refused
}

/** Sends a picture as bytes. Returns the data of the response, or why the server refused the picture. */
export async function sendPicture<Data>(
  address: string,
  { file, locale, key }: Pick<Upload, 'file' | 'locale' | 'key'>,
  failed: string,
): Promise<{ readonly data: Data; readonly refused: null } | { readonly refused: string }> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/octet-stream',
      locale,
      ...openedByHeader(),
      'idempotency-key': key,
    },
    body: file,
  }).catch(() => null)
  if (answer?.ok) return { data: (await answer.json()).data, refused: null }
  const refused = await answer?.json().catch(() => null)
  if (refused?.code === 'another-person') return leaveToAnotherPerson()
  return { refused: refused?.errors?.file?.[0] ?? refused?.message ?? failed }
}
