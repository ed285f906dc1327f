import { ownerOf } from '../../cart/index.ts'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import { shopInFileName } from '../../platform/company/company.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import { orderIdOfToken } from '../links/order-link.ts'
import { ofOwner } from '../order-store.ts'
import { drawVoucher } from './draw-voucher.ts'
import { finvoiceOf } from './finvoice.ts'
import type { WhichOrder } from './read-voucher.ts'
import { logoOfSeller, readCreditNote, readInvoice } from './read-voucher.ts'
import type { Voucher } from './voucher.ts'

interface VoucherFormat {
  /** The number of a credit note; without it the invoice is opened. */
  readonly creditNote?: string | undefined
  readonly format: unknown
}

type VoucherToOpen = VoucherFormat & { readonly orderNumber: string }
type LinkedVoucher = VoucherFormat & { readonly token: string }

interface VoucherFile {
  readonly fileName: string
  readonly mediaType: string
  readonly content: Buffer
}

/**
 * Opens a voucher for the customer or guest who owns the order, and for staff. A missing voucher and somebody else’s
 * get the same response.
 */
export async function openVoucher(ctx: Context, request: VoucherToOpen): Promise<VoucherFile> {
  const file = await readFile(ctx, whichOrder(ctx, request.orderNumber), request)
  if (ctx.caller.kind === 'staff') {
    const details = { order: request.orderNumber, file: file.fileName }
    await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'invoice-read', details })
  }
  return file
}

/** Opens a voucher for somebody who has the link of an e-mail. */
export async function openLinkedVoucher(ctx: Context, request: LinkedVoucher): Promise<VoucherFile> {
  return readFile(
    ctx,
    { orderId: await orderIdOfToken(ctx, request.token, { supplementsToo: true }) },
    request,
  )
}

async function readFile(
  { sql }: Context,
  which: WhichOrder,
  { creditNote, format }: VoucherFormat,
): Promise<VoucherFile> {
  const number = Number(creditNote ?? 0)
  if (!Number.isInteger(number) || number > 2 ** 31 - 1) refuse('not-found')
  const voucher = await (creditNote === undefined
    ? readInvoice(sql, which)
    : readCreditNote(sql, which, number))
  return fileOf(sql, voucher ?? refuse('not-found'), format)
}

function whichOrder({ caller }: Context, orderNumber: string): WhichOrder {
  if (caller.kind === 'staff') return { orderNumber }
  return { orderNumber, owner: ofOwner(ownerOf(caller) ?? refuse('not-found')) }
}

/** File names are plain ASCII, because HTTP headers require it. */
const names = {
  fi_FI: { invoice: 'lasku', 'credit-note': 'hyvityslasku' },
  en_GB: { invoice: 'invoice', 'credit-note': 'credit-note' },
}

export function fileNameOf({ locale, kind, number, seller }: Voucher, ending: 'pdf' | 'xml'): string {
  const shop = shopInFileName(seller.shopName ?? seller.name)
  return `${shop}-${names[locale][kind]}-${number}.${ending}`
}

async function fileOf(sql: Sql, voucher: Voucher, format: unknown): Promise<VoucherFile> {
  if (format !== 'finvoice')
    return {
      fileName: fileNameOf(voucher, 'pdf'),
      mediaType: 'application/pdf',
      content: await drawVoucher(voucher, await logoOfSeller(sql, voucher)),
    }
  // Finvoice is a format between companies, so a private buyer has none.
  if (voucher.buyer.company_name === null) refuse('not-found')
  return {
    fileName: fileNameOf(voucher, 'xml'),
    mediaType: 'application/xml',
    content: Buffer.from(finvoiceOf(voucher)),
  }
}
