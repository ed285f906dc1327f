/** The data of the company that sells. Pages, e-mails, terms, invoices and credit notes name it. */
export interface Company extends Seller {
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
}

/** The empty data of a production shop whose owner has not entered the company yet. The shop then takes no orders. */
export const noCompany: Company = {
  ...{ name: '', businessId: '', street: '', postcode: '', town: '', iban: '', bic: '' },
  ...{ phone: '', serviceEmail: '', hoursFi: '', hoursEn: '' },
}
