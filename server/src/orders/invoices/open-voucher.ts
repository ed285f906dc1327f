import { ownerOf } from '../../cart/index.ts'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Ctx } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { ofOwner } from '../order-store.ts'
import { drawVoucher } from './draw-voucher.ts'
import { finvoiceOf } from './finvoice.ts'
import type { WhichOrder } from './read-voucher.ts'
import { readCreditNote, readInvoice } from './read-voucher.ts'
import type { Voucher } from './voucher.ts'

interface VoucherToOpen {
  readonly orderNumber: string
  /** Of a credit note; without it the invoice is meant. */
  readonly creditNote?: string | undefined
  readonly format: unknown
}

export interface VoucherFile {
  readonly fileName: string
  readonly mediaType: string
  readonly content: Buffer
}

/** For the customer or guest whose order it is, and for staff. What is not there and what is another’s are not found alike. */
export async function openVoucher(ctx: Ctx, request: VoucherToOpen): Promise<VoucherFile> {
  const which = whichOrder(ctx, request.orderNumber)
  const number = Number(request.creditNote ?? 0)
  if (!Number.isInteger(number) || number > 2 ** 31 - 1) refuse('not-found')
  const voucher = await (request.creditNote === undefined
    ? readInvoice(ctx.sql, which)
    : readCreditNote(ctx.sql, which, number))
  const file = await fileOf(voucher ?? refuse('not-found'), request.format)
  if (ctx.caller.kind === 'staff') {
    const details = { order: request.orderNumber, file: file.fileName }
    await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'invoice-read', details })
  }
  return file
}

function whichOrder({ caller }: Ctx, orderNumber: string): WhichOrder {
  if (caller.kind === 'staff') return { orderNumber }
  return { orderNumber, owner: ofOwner(ownerOf(caller) ?? refuse('not-found')) }
}

/** Names of plain ASCII, as headers need them. */
const names = {
  fi_FI: { invoice: 'pito-lasku', 'credit-note': 'pito-hyvityslasku' },
  en_GB: { invoice: 'pito-invoice', 'credit-note': 'pito-credit-note' },
}

export function fileNameOf({ locale, kind, number }: Voucher, ending: 'pdf' | 'xml'): string {
  return `${names[locale][kind]}-${number}.${ending}`
}

async function fileOf(voucher: Voucher, format: unknown): Promise<VoucherFile> {
  if (format !== 'finvoice')
    return {
      fileName: fileNameOf(voucher, 'pdf'),
      mediaType: 'application/pdf',
      content: await drawVoucher(voucher),
    }
  // Finvoice is between companies.
  if (voucher.buyer.company_name === null) refuse('not-found')
  return {
    fileName: fileNameOf(voucher, 'xml'),
    mediaType: 'application/xml',
    content: Buffer.from(finvoiceOf(voucher)),
  }
}
