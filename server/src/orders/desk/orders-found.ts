import { readLicencePlate } from '@pito/contracts/values/licence-plate'
import type { Part } from '../../platform/database/statement.ts'
import { joined, part } from '../../platform/database/statement.ts'

const mostDigitsOfDocument = 9

/**
 * SQL for the ids of the orders that a text finds: by the beginning of an order number, an e-mail address, a name, a
 * phone number or a plate, or by the number of an invoice or a credit note. Each is answered by an index, so the search
 * stays fast with a million orders.
 */
export function ordersFound(search: string): Part {
  const text = search.toLowerCase().replace(/\s+/g, ' ').trim()
  const begins = `${escaped(text)}%`
  const billing = (condition: Part) =>
    part`select order_id from shop_order_address where kind = 'billing' and ${condition}`
  const digits = text.replaceAll(/\D/g, '')
  return joined(
    [
      billing(part`lower(email) like ${begins}`),
      billing(part`lower(first_name || ' ' || last_name) like ${begins}`),
      billing(part`lower(last_name || ' ' || first_name) like ${begins}`),
      billing(part`lower(company_name) like ${begins}`),
      ...ofPlate(search),
      ...(/^[\d+\-() ]+$/.test(text) && digits !== '' ? ofDigits(digits) : []),
    ],
    ' union ',
  )
}

function ofPlate(search: string): Part[] {
  const plate = readLicencePlate(search)?.text.replaceAll(/[- ]/g, '')
  if (plate === undefined) return []
  return [
    part`select id from shop_order where upper(replace(replace(licence_plate, '-', ''), ' ', ''))
      like ${`${escaped(plate)}%`} and licence_plate is not null`,
  ]
}

const digitsOfOrder = 10

function ofDigits(digits: string): Part[] {
  // A reference number is an order number with a check digit behind it.
  const number = digits.length === digitsOfOrder + 1 ? digits.slice(0, -1) : digits
  const phone = digits.replace(/^(00358|358|0)/, '')
  const isDocument = digits.length <= mostDigitsOfDocument
  return [
    part`select id from shop_order where order_number like ${`${number}%`}`,
    ...(phone.length < 4
      ? []
      : [
          part`select order_id from shop_order_address where kind = 'billing'
            and regexp_replace(regexp_replace(contact_number, '\\D', '', 'g'), '^(00358|358|0)', '') like ${`${phone}%`}`,
        ]),
    ...(isDocument
      ? [
          part`select order_id from invoice where number = ${Number(digits)}`,
          part`select order_id from invoice join credit_note on invoice_number = invoice.number
            where credit_note.number = ${Number(digits)}`,
        ]
      : []),
  ]
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&')
}
