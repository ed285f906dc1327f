import type { PictureCrop } from '@pito/contracts/values/picture-upload'

const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])
const mostPixels = 100_000_000
/** The zoom of a product page shows pictures in this width. */
const longestSide = 1800
const shortestSide = 300

type PictureFault = 'not-readable' | 'too-small'

/**
 * Makes the picture that the shop stores from an uploaded file: upright, cropped and without metadata, which may tell
 * where a photograph was taken. The content decides what the file is, whatever its name says.
 */
export async function readPicture(file: Buffer, crop: PictureCrop): Promise<Buffer | PictureFault> {
  if (file.length === 0) return 'not-readable'
  const { default: sharp } = await import('sharp')
  const opened = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
  // sharp throws for files that are no pictures, are broken or have too many pixels.
  const metadata = await opened.metadata().catch(() => null)
  if (!metadata || !formats.has(metadata.format)) return 'not-readable'
  const isTurned = (metadata.orientation ?? 1) >= 5
  const width = isTurned ? metadata.height : metadata.width
  const height = isTurned ? metadata.width : metadata.height
  const side = Math.floor(Math.min(crop.width * width, crop.height * height, width, height))
  if (side < shortestSide) return 'too-small'
  const left = Math.min(Math.round(crop.x * width), width - side)
  const top = Math.min(Math.round(crop.y * height), height - side)
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .extract({ left, top, width: side, height: side })
    .resize({ width: longestSide, withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer()
    .catch(() => 'not-readable' as const)
}
