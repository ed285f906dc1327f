/** The data of the company that sells. Pages, e-mails, terms, invoices and credit notes name it. */
export interface Company extends Seller {
  readonly shopName: string
  readonly logo: ShopLogo | null
  /** The address that gets a mail for each paid order. It is empty if nobody wants these mails. */
  readonly orderEmail: string
  /** How much of an order staff may refund in all without a further right. */
  readonly refundLimitCents: number
  readonly phone: string
  /** The address to which customers write. */
  readonly serviceEmail: string
  /** When customer service is open. */
  readonly hoursFi: string
  readonly hoursEn: string
}

/** The data of the company that invoices and credit notes must contain (Value Added Tax Act, section 209 e). */
export interface Seller {
  readonly name: string
  /** The business ID of a Finnish company (Y-tunnus). */
  readonly businessId: string
  readonly street: string
  readonly postcode: string
  readonly town: string
  readonly iban: string
  readonly bic: string
  /** The name under which the company sells. Sellers of older invoices have none. */
  readonly shopName?: string
}

/** The logo that staff have uploaded. Its name is part of its addresses. */
export interface ShopLogo {
  readonly name: string
  readonly width: number
  readonly height: number
}

/** The empty data of a production shop whose owner has not entered the company yet. The shop then takes no orders. */
export const noCompany: Company = {
  ...{ name: '', businessId: '', street: '', postcode: '', town: '', iban: '', bic: '' },
  ...{ phone: '', serviceEmail: '', hoursFi: '', hoursEn: '', shopName: '', logo: null, orderEmail: '' },
  refundLimitCents: 30_000,
}

/** The name of the shop in the names of files, which are plain ASCII, because HTTP headers require it. */
export function shopInFileName(shopName: string): string {
  const plain = shopName
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-')
  return plain || 'shop'
}

/** The address of a logo on pages. */
export function logoAddress(name: string): string {
  return `/pictures/450/${name}.webp`
}
