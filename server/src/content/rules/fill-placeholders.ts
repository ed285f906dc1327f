import { formatEuro } from '@pito/contracts/values/format-euro'
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
  /** The price of the tyres from which delivery is free, or null if it never is. */
  readonly freeDeliveryCents: number | null
  /** True if the shop offers invoices and instalments of Klarna. */
  readonly offersKlarna: boolean
  /** True if a service point fits tyres. */
  readonly offersFitting: boolean
  /** True if the shop searches for tyres by licence plate. */
  readonly searchesPlates: boolean
  readonly sellsTruckTyres: boolean
}

interface WorkingDays {
  readonly leastDays: number
  readonly mostDays: number
}

/**
 * Replaces the placeholders that editors write for the data of the company, for the working days that a delivery takes,
 * for the price from which delivery is free and for the sentences about returns and refunds. The pages thus say the same as e-mails, invoices and orders, and
 * follow the settings. What stands between `{{fitting}}` and `{{/fitting}}` is left out of a shop in which no service
 * point fits tyres, and what stands between `{{no_fitting}}` and `{{/no_fitting}}` is left out of every other shop.
 * `{{plates}}`, `{{klarna}}` and `{{trucks}}` do the same for the search by licence plate, for Klarna and for truck tyres.
 */
export function fillPlaceholders(html: string, language: Language, settings: Settings): string {
  const values = valuesOf(language, settings)
  const parts = {
    fitting: settings.offersFitting,
    plates: settings.searchesPlates,
    klarna: settings.offersKlarna,
    trucks: settings.sellsTruckTyres,
  }
  return Object.entries(parts)
    .reduce((text, [name, holds]) => chooseParts(text, name, holds), html)
    .replaceAll(blocks, (block) => (namesEmptyValue(block, values) ? '' : block))
    .replaceAll(placeholders, (placeholder, name: string) => lookUp(values, name) ?? placeholder)
}

/** Removes the blocks that do not hold: either those that a name marks or those that `no_` and the name mark. */
function chooseParts(html: string, name: string, holds: boolean): string {
  const [included, excluded] = holds ? [name, `no_${name}`] : [`no_${name}`, name]
  return html
    .replaceAll(new RegExp(`\\{\\{${excluded}\\}\\}.*?\\{\\{/${excluded}\\}\\}`, 'gs'), '')
    .replaceAll(new RegExp(`\\{\\{/?${included}\\}\\}`, 'g'), '')
}

const placeholders = /\{\{(\w+)\}\}/g
/** A term with its description, a list item or a paragraph. */
const blocks = /<dt>(?:(?!<dt>).)*?<\/dd>|<li>(?:(?!<li>).)*?<\/li>|<p>.*?<\/p>/gs

/** A sentence without the value that it states would be wrong, so its whole block is left out. */
function namesEmptyValue(block: string, values: Readonly<Record<string, string>>): boolean {
  return [...block.matchAll(placeholders)].some(([, name = '']) => lookUp(values, name) === '')
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
  const free = settings.freeDeliveryCents
  return {
    delivery_days: rangeOf(cars, language),
    truck_delivery_days: rangeOf(trucks, language),
    free_delivery_from: free === null ? '' : formatEuro(free),
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, asHtml(text)])),
    refund_terms: `${rule} ${back.wait} ${deduction(settings.offersFitting)}`,
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
