import type { Locale } from '@pito/contracts/values/locale'
import type { PercentCrop } from 'react-image-crop'

interface Upload {
  readonly modelId: number
  readonly file: File
  readonly crop: PercentCrop
  readonly locale: Locale
}

/** Sends a picture with the square that the shop shows. Returns why the server refused it, or null. */
export async function uploadPicture(
  { modelId, file, crop, locale }: Upload,
  failed: string,
): Promise<string | null> {
  const share = (percent: number) => String(percent / 100)
  const query = new URLSearchParams({
    x: share(crop.x),
    y: share(crop.y),
    width: share(crop.width),
    height: share(crop.height),
  })
  const answer = await fetch(`/downloads/model-pictures/${modelId}?${query}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/octet-stream', locale },
    body: file,
  }).catch(() => null)
  if (answer?.ok) return null
  const refused = await answer?.json().catch(() => null)
  return refused?.errors?.file?.[0] ?? refused?.message ?? failed
}
