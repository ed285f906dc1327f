import { createHash } from 'node:crypto'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  getModelPictures,
  StaffModelPictures,
  saveModelPictures as saving,
} from '@pito/contracts/staff-pictures'
import type { PictureCrop } from '@pito/contracts/values/picture-upload'
import { mostPicturesOfModel, pictureSentences as s } from '@pito/contracts/values/picture-upload'
import type { Sentence } from '@pito/contracts/values/sentences'
import { tyreName } from '@pito/contracts/values/tyre-name'
import { recordChange } from '../../platform/audit/record-change.ts'
import { refuseStale } from '../../platform/audit/refuse-stale.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import type { PictureFault } from '../../platform/pictures/decoding.ts'
import { decodeInTurn, openPicture } from '../../platform/pictures/decoding.ts'
import { refuse } from '../../platform/refuse.ts'
import type { ModelRow } from '../models/model-store.ts'
import { lockModel, modelById } from '../models/model-store.ts'
import { pictureAddress } from '../product-of.ts'
import type { PictureRow } from './picture-store.ts'
import {
  deletePicturesExcept,
  insertPicture,
  notePicturesChanged,
  picturesOfModel,
  updatePicture,
} from './picture-store.ts'

export async function showModelPictures(
  ctx: Context,
  { id }: Input<typeof getModelPictures>,
): Promise<Answer<typeof getModelPictures>> {
  const model = (await modelById(ctx.sql, id)) ?? refuse('not-found')
  return ok(await picturesFor(ctx.sql, model))
}

async function picturesFor(sql: Sql, model: ModelRow): Promise<StaffModelPictures> {
  const rows = await picturesOfModel(sql, model.id)
  return {
    version: model.version,
    model: tyreName(model.brand, model.name),
    rendered: model.picture === null ? null : pictureAddress(model.picture),
    pictures: rows.map(({ id, name, altFi, altEn }) => ({
      id,
      address: pictureAddress(name),
      alt_fi: altFi,
      alt_en: altEn,
    })),
  }
}

interface Upload {
  readonly modelId: number
  readonly file: Buffer
  readonly crop: PictureCrop
}

/** Adds an uploaded picture to a model, after those that it has, and returns its file name too. */
export async function addPicture(
  ctx: Context,
  { modelId, file, crop }: Upload,
): Promise<{ readonly name: string; readonly data: StaffModelPictures }> {
  // The picture is made before the transaction, so that no lock is held meanwhile.
  const content = await readPicture(file, crop)
  if (content === 'not-readable') refuseFile(ctx, s.notReadable)
  if (content === 'too-many-pixels') refuseFile(ctx, s.tooManyPixels)
  if (content === 'too-small') refuseFile(ctx, s.tooSmall)
  const fileHash = createHash('sha256').update(file).digest('hex')
  const digest = createHash('sha256').update(`${modelId} ${fileHash} `).update(content).digest('hex')
  return ctx.transaction(async (tx) => {
    const model = (await lockModel(tx, modelId)) ?? refuse('not-found')
    const before = await picturesOfModel(tx, modelId)
    if (before.some((picture) => picture.fileHash === fileHash)) refuseFile(ctx, s.known)
    if (before.length >= mostPicturesOfModel) refuseFile(ctx, s.tooMany)
    const tyre = tyreName(model.brand, model.name)
    const name = `upload-${digest.slice(0, 32)}`
    const alts = { altFi: `${tyre} -rengas`, altEn: `${tyre} tyre` }
    await insertPicture(tx, { modelId, name, fileHash, content, ...alts })
    return { name, data: await recordPictures(ctx, tx, { modelId, before, action: 'model-picture-added' }) }
  })
}

function refuseFile({ locale }: Context, sentence: Sentence): never {
  refuse('not-valid', { errors: { file: [sentence[locale]] } })
}

export function savePictures(
  ctx: Context,
  { id: modelId, version, pictures }: Input<typeof saving>,
): Promise<Answer<typeof saving>> {
  return ctx.transaction(async (tx) => {
    const model = (await lockModel(tx, modelId)) ?? refuse('not-found')
    const record = { kind: 'model', id: modelId } as const
    await refuseStale(tx, { record, sent: version, current: await picturesFor(tx, model) })
    const before = await picturesOfModel(tx, modelId)
    const own = new Set(before.map(({ id }) => id))
    const sent = pictures.filter(({ id }) => own.has(id))
    await deletePicturesExcept(
      tx,
      modelId,
      sent.map(({ id }) => id),
    )
    for (const [position, { id, alt_fi: altFi, alt_en: altEn }] of sent.entries())
      await updatePicture(tx, { id, position, altFi, altEn })
    return ok(await recordPictures(ctx, tx, { modelId, before, action: 'model-pictures-saved' }))
  })
}

interface Changed {
  readonly modelId: number
  readonly before: readonly PictureRow[]
  readonly action: string
}

async function recordPictures(
  ctx: Context,
  tx: Tx,
  { modelId, before, action }: Changed,
): Promise<StaffModelPictures> {
  await notePicturesChanged(tx, modelId)
  await recordChange(tx, ctx, {
    action,
    record: { kind: 'model', id: modelId },
    before: { pictures: before.map(recorded) },
    after: { pictures: (await picturesOfModel(tx, modelId)).map(recorded) },
    origin: 'form',
  })
  return picturesFor(tx, (await modelById(tx, modelId)) ?? refuse('not-found'))
}

function recorded({ name, altFi, altEn }: PictureRow): string {
  return `${name}: ${altFi} / ${altEn}`
}

/** The zoom of a product page shows pictures in this width. */
const longestSide = 1800
const shortestSide = 300

/**
 * Makes the picture that the shop stores from an uploaded file: upright, cropped and without metadata, which may tell
 * where a photograph was taken.
 */
async function readPicture(file: Buffer, crop: PictureCrop): Promise<Buffer | PictureFault | 'too-small'> {
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
