import type { PictureCrop } from '@pito/contracts/values/picture-upload'
import type { PictureFault } from '../../platform/pictures/decoding.ts'
import { decodeInTurn, openPicture } from '../../platform/pictures/decoding.ts'

/** The zoom of a product page shows pictures in this width. */
const longestSide = 1800
const shortestSide = 300

/**
 * Makes the picture that the shop stores from an uploaded file: upright, cropped and without metadata, which may tell
 * where a photograph was taken.
 */
export async function readPicture(
  file: Buffer,
  crop: PictureCrop,
): Promise<Buffer | PictureFault | 'too-small'> {
  const opened = await openPicture(file)
  if (typeof opened === 'string') return opened
  const { metadata, picture } = opened
  const isTurned = (metadata.orientation ?? 1) >= 5
  const width = isTurned ? metadata.height : metadata.width
  const height = isTurned ? metadata.width : metadata.height
  const side = Math.floor(Math.min(crop.width * width, crop.height * height, width, height))
  if (side < shortestSide) return 'too-small'
  const left = Math.min(Math.round(crop.x * width), width - side)
  const top = Math.min(Math.round(crop.y * height), height - side)
  return decodeInTurn(() =>
    picture
      .autoOrient()
      .extract({ left, top, width: side, height: side })
      .resize({ width: longestSide, withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer(),
  ).catch(() => 'not-readable' as const)
}
