import type { Metadata, Sharp } from 'sharp'
import { WorkQueue } from '../work-queue.ts'

/**
 * The most pixels of a picture that the shop decodes. A picture of 20 MB can have a thousand times as many, and each
 * takes four bytes of memory.
 */
export const mostPixels = 50_000_000
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

/** A process decodes one picture at a time: one of 50 megapixels takes 200 MB of memory. */
const decoding = new WorkQueue(1)

export function decodeInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return decoding.run(work)
}

export type PictureFault = 'not-readable' | 'too-many-pixels'

/** Opens an uploaded picture without decoding it. The content decides what the file is, whatever its name says. */
export async function openPicture(
  file: Buffer,
): Promise<{ readonly metadata: Metadata; readonly picture: Sharp } | PictureFault> {
  if (file.length === 0) return 'not-readable'
  const { default: sharp } = await import('sharp')
  // The metadata are in the head of the file, so no limit is needed to read them. sharp throws for files that are no
  // pictures.
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!metadata || !formats.has(metadata.format)) return 'not-readable'
  if (metadata.width * metadata.height * (metadata.pages ?? 1) > mostPixels) return 'too-many-pixels'
  return { metadata, picture: sharp(file, { limitInputPixels: mostPixels, failOn: 'error' }) }
}
