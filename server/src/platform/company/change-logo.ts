import { createHash } from 'node:crypto'
import type { Answer } from '@pito/contracts/endpoint'
import type { deleteLogo, StaffCompany } from '@pito/contracts/staff-company'
import { pictureSentences as s } from '@pito/contracts/values/picture-upload'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { ok } from '../http/calls.ts'
import { refuse } from '../refuse.ts'
import { staffCompany } from './change-company.ts'
import type { ShopLogo } from './company.ts'
import { lockCompany, storeLogo } from './company-store.ts'

const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])
const largest = { width: 900, height: 450, fit: 'inside', withoutEnlargement: true } as const

/**
 * Stores an uploaded logo as a PNG, which pages, e-mails and PDF files can be made from. The content decides what the
 * file is. An SVG is refused, because it may contain scripts.
 */
export async function addLogo(ctx: Context, file: Buffer): Promise<StaffCompany> {
  // The picture is made before the transaction, so that no lock is held meanwhile.
  const logo =
    (await readLogoFile(file)) ?? refuse('not-valid', { errors: { file: [s.notReadable[ctx.locale]] } })
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

async function readLogoFile(file: Buffer): Promise<(ShopLogo & { readonly content: Buffer }) | null> {
  if (file.length === 0) return null
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: 100_000_000, failOn: 'error' } as const
  // sharp throws for files that are no pictures, are broken or have too many pixels.
  const metadata = await sharp(file, options)
    .metadata()
    .catch(() => null)
  if (!metadata || !formats.has(metadata.format)) return null
  const made = await sharp(file, options)
    .autoOrient()
    .resize(largest)
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!made) return null
  const { data: content, info } = made
  const digest = createHash('sha256').update(content).digest('hex')
  return { name: `upload-${digest.slice(0, 32)}`, content, width: info.width, height: info.height }
}
