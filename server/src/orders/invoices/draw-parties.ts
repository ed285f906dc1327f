import { isBusinessId, isFinnishVatNumber, vatNumberOf } from '@pito/contracts/values/company-id'
import { languageOf } from '@pito/contracts/values/locale'
import type { PdfPage } from '../../platform/pdf/make-pdf.ts'
import type { AddressRow } from '../order-row.ts'
import type { Voucher } from './voucher.ts'
import type { VoucherWords } from './voucher-words.ts'
import { voucherWords } from './voucher-words.ts'

const gap = 24

/** Draws the seller and the buyer side by side. */
export function drawParties(page: PdfPage, document: PDFKit.PDFStructureElement, voucher: Voucher): void {
  const w = voucherWords[languageOf(voucher.locale)]
  const { left, right } = page.page.margins
  const width = (page.page.width - left - right - gap) / 2
  const top = page.y
  const draw = (name: string, lines: readonly string[], x: number) => {
    const section = page.struct('Sect')
    document.add(section)
    section.add(
      page.struct('H2', {}, () =>
        page.font('bold').fontSize(10).fillColor('#444').text(name, x, top, { width }),
      ),
    )
    section.add(
      page.struct('P', {}, () =>
        page
          .font('regular')
          .fillColor('#111')
          .text(lines.join('\n'), x, page.y + 2, { width, lineGap: 1.5 }),
      ),
    )
    section.end()
    return page.y
  }
  const ends = [
    draw(w.seller, sellerLines(voucher, w), left),
    draw(w.buyer, buyerLines(voucher.buyer, w), left + width + gap),
  ]
  page.x = left
  page.y = Math.max(...ends) + 16
}

function sellerLines({ seller }: Voucher, w: VoucherWords): string[] {
  return [
    seller.name,
    seller.street,
    `${seller.postcode} ${seller.town}`,
    `${w.businessId} ${seller.businessId}`,
    `${w.vatNumber} ${vatNumberOf(seller.businessId)}`,
  ]
}

function buyerLines(buyer: AddressRow, w: VoucherWords): string[] {
  const number = buyer.company_vat_number
  return [
    buyer.company_name ?? '',
    `${buyer.first_name} ${buyer.last_name}`,
    buyer.address_line_1,
    buyer.address_line_2 ?? '',
    `${buyer.zipcode} ${buyer.city}`,
    number ? `${nameOfNumber(number, w)} ${number}` : '',
    buyer.email,
  ].filter(Boolean)
}

function nameOfNumber(number: string, w: VoucherWords): string {
  if (isBusinessId(number)) return w.businessId
  return isFinnishVatNumber(number) ? w.vatNumber : w.companyId
}
