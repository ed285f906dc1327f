import { pictureSentences as s } from '@pito/contracts/values/picture-upload'
import type { Context } from '../../platform/context.ts'
import { decodeInTurn, openPicture } from '../../platform/pictures/decoding.ts'
import { refuse } from '../../platform/refuse.ts'
import { orderIdOfNumber } from '../order-store.ts'
import { insertPhoto, readPhoto } from './return-store.ts'

const longestSide = 1800

/**
 * Stores a photo of a damaged tyre: upright and without metadata, which may tell where it was taken. Staff see it with the
 * return; customers do not.
 */
export async function addReturnPhoto(
  ctx: Context,
  { orderNumber, file }: { readonly orderNumber: string; readonly file: Buffer },
): Promise<{ readonly id: string }> {
  const { caller, locale, now } = ctx
  const opened = await openPicture(file)
  if (typeof opened === 'string')
    refuse('not-valid', {
      errors: { file: [(opened === 'not-readable' ? s.notReadable : s.tooManyPixels)[locale]] },
    })
  const { picture } = opened
  const content = await decodeInTurn(() =>
    picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer(),
  ).catch(() => refuse('not-valid', { errors: { file: [s.notReadable[locale]] } }))
  const staffId = caller.kind === 'staff' ? caller.staffId : refuse('not-allowed')
  return ctx.transaction(async (tx) => {
    const orderId = (await orderIdOfNumber(tx, orderNumber)) ?? refuse('not-found')
    return { id: await insertPhoto(tx, { orderId, staffId, content }, now) }
  })
}

export async function openReturnPhoto({ sql }: Context, id: string): Promise<Buffer> {
  return (await readPhoto(sql, id)) ?? refuse('not-found')
}
