import type { Language } from '@pito/contracts/values/locale'
import { lookUp } from '@pito/contracts/values/look-up'
import { refundWords } from '@pito/contracts/values/refund-words'

interface Settings {
  readonly collectsReturns: boolean
  readonly company: {
    readonly name: string
    readonly businessId: string
    readonly street: string
    readonly postcode: string
    readonly town: string
    readonly phone: string
    /** The address to which customers write. */
    readonly serviceEmail: string
    readonly hoursFi: string
    readonly hoursEn: string
  }
  readonly deliveryTimes: { readonly cars: WorkingDays; readonly trucks: WorkingDays }
}

interface WorkingDays {
  readonly leastDays: number
  readonly mostDays: number
}

/**
 * Replaces the placeholders that editors write for the data of the company, for the working days that a delivery takes
 * and for the sentences about returns and refunds. The pages thus say the same as e-mails, invoices and orders, and
 * follow the settings.
 */
export function fillPlaceholders(html: string, language: Language, settings: Settings): string {
  const values = valuesOf(language, settings)
  return html.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => lookUp(values, name) ?? placeholder)
}

function valuesOf(language: Language, settings: Settings): Readonly<Record<string, string>> {
  const { rule, back, deduction } = refundWords(language, settings.collectsReturns)
  const { phone, businessId, ...company } = settings.company
  const texts = {
    seller_name: company.name,
    seller_business_id: businessId,
    seller_vat_number: businessId && `FI${businessId.replace('-', '')}`,
    seller_address: company.street && `${company.street}, ${company.postcode} ${company.town}`,
    seller_town: company.town,
    customer_service_phone: phone,
    customer_service_phone_number: phone.replace(/^0/, '+358').replaceAll(' ', ''),
    customer_service_email: company.serviceEmail,
    customer_service_hours: language === 'fi' ? company.hoursFi : company.hoursEn,
  }
  const { cars, trucks } = settings.deliveryTimes
  return {
    delivery_days: rangeOf(cars, language),
    truck_delivery_days: rangeOf(trucks, language),
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, asHtml(text)])),
    refund_terms: `${rule} ${back.wait} ${deduction}`,
    return_terms: `${back.tyres(phone)} ${back.yourself}`,
  }
}

function rangeOf({ leastDays, mostDays }: WorkingDays, language: Language): string {
  if (leastDays === mostDays) return String(leastDays)
  return language === 'fi' ? `${leastDays}–${mostDays}` : `${leastDays} to ${mostDays}`
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
