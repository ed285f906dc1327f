import type { Language } from '@pito/contracts/values/locale'
import { refundWords } from '@pito/contracts/values/refund-words'

interface Settings {
  readonly collectsReturns: boolean
  readonly customerServicePhone: string
  /** The address to which customers write. */
  readonly customerServiceEmail: string
  readonly seller: {
    readonly name: string
    readonly businessId: string
    readonly street: string
    readonly postcode: string
    readonly town: string
  }
}

/**
 * Replaces the placeholders that editors write for the company's data and for the sentences about returns and refunds.
 * The pages thus say the same as e-mails, invoices and orders, and follow the settings.
 */
export function fillPlaceholders(html: string, language: Language, settings: Settings): string {
  const values = valuesOf(language, settings)
  return html.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}

function valuesOf(language: Language, settings: Settings): Readonly<Record<string, string>> {
  const { rule, back, deduction } = refundWords(language, settings.collectsReturns)
  const { seller, customerServicePhone: phone, customerServiceEmail: email } = settings
  const company = {
    seller_name: seller.name,
    seller_business_id: seller.businessId,
    seller_vat_number: `FI${seller.businessId.replace('-', '')}`,
    seller_address: `${seller.street}, ${seller.postcode} ${seller.town}`,
    seller_town: seller.town,
    customer_service_phone: phone,
    customer_service_phone_number: phone.replace(/^0/, '+358').replaceAll(' ', ''),
    customer_service_email: email,
  }
  return {
    ...Object.fromEntries(Object.entries(company).map(([name, text]) => [name, asHtml(text)])),
    refund_terms: `${rule} ${back.wait} ${deduction}`,
    return_terms: `${back.tyres(phone)} ${back.yourself}`,
  }
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
