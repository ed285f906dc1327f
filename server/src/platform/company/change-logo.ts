import { createHash } from 'node:crypto'
import type { Answer } from '@pito/contracts/endpoint'
import type { deleteLogo, StaffCompany } from '@pito/contracts/staff-company'
import { pictureSentences as s } from '@pito/contracts/values/picture-upload'
import type { Sentence } from '@pito/contracts/values/sentences'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { ok } from '../http/calls.ts'
import type { PictureFault } from '../pictures/decoding.ts'
import { decodeInTurn, openPicture } from '../pictures/decoding.ts'
import { refuse } from '../refuse.ts'
import { staffCompany } from './change-company.ts'
import type { ShopLogo } from './company.ts'
import { lockCompany, storeLogo } from './company-store.ts'

const largest = { width: 900, height: 450, fit: 'inside', withoutEnlargement: true } as const

/**
 * Stores an uploaded logo as a PNG, which pages, e-mails and PDF files can be made from. The content decides what the
 * file is. An SVG is refused, because it may contain scripts.
 */
export async function addLogo(ctx: Context, file: Buffer): Promise<StaffCompany> {
  // The picture is made before the transaction, so that no lock is held meanwhile.
  const logo = await readLogoFile(file)
  if (logo === 'not-readable') refuseFile(ctx, s.notReadable)
  if (logo === 'too-many-pixels') refuseFile(ctx, s.tooManyPixels)
  return changeLogo(ctx, logo)
}

export async function removeLogo(ctx: Context): Promise<Answer<typeof deleteLogo>> {
  return ok(await changeLogo(ctx, null))
}

function changeLogo(
  ctx: Context,
  logo: (ShopLogo & { readonly content: Buffer }) | null,
): Promise<StaffCompany> {
  return ctx.transaction(async (tx) => {
    await lockCompany(tx)
    const before = await staffCompany(tx)
    if (before.version === 0) refuse('not-valid', { errors: { file: [s.companyFirst[ctx.locale]] } })
    await storeLogo(tx, logo)
    const after = await staffCompany(tx)
    await recordChange(tx, ctx, {
      action: logo ? 'logo-added' : 'logo-removed',
      record: { kind: 'setting', id: 'company' },
      before: { logo: before.logo ?? '' },
      after: { logo: after.logo ?? '' },
      origin: 'form',
    })
    return after
  })
}

function refuseFile({ locale }: Context, sentence: Sentence): never {
  refuse('not-valid', { errors: { file: [sentence[locale]] } })
}

async function readLogoFile(file: Buffer): Promise<(ShopLogo & { readonly content: Buffer }) | PictureFault> {
  const opened = await openPicture(file)
  if (typeof opened === 'string') return opened
  const made = await decodeInTurn(() =>
    opened.picture.autoOrient().resize(largest).png().toBuffer({ resolveWithObject: true }),
  ).catch(() => null)
  if (!made) return 'not-readable'
  const { data: content, info } = made
  const digest = createHash('sha256').update(content).digest('hex')
  return { name: `upload-${digest.slice(0, 32)}`, content, width: info.width, height: info.height }
}
