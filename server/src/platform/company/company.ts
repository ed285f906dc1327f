/** The data of the company that sells. Pages, e-mails, terms, invoices and credit notes name it. */
export interface Company extends Seller {
  readonly phone: string
  /** The address to which customers write. */
  readonly serviceEmail: string
  /** When customer service is open. */
  readonly hoursFi: string
  readonly hoursEn: string
}

/** What an invoice or a credit note names of the company (Value Added Tax Act, section 209 e). */
export interface Seller {
  readonly name: string
  /** The business ID of a Finnish company (Y-tunnus). */
  readonly businessId: string
  readonly street: string
  readonly postcode: string
  readonly town: string
  readonly iban: string
  readonly bic: string
}

/** What a production shop shows of its company before the owner has entered it. It takes no orders until then. */
export const noCompany: Company = {
  ...{ name: '', businessId: '', street: '', postcode: '', town: '', iban: '', bic: '' },
  ...{ phone: '', serviceEmail: '', hoursFi: '', hoursEn: '' },
}
