import { readLicencePlate } from '@pito/contracts/values/licence-plate'
import { mostCounted } from '@pito/contracts/values/order-tasks'
import { beginsWith } from '../../platform/database/begins-with.ts'
import type { Part } from '../../platform/database/statement.ts'
import { joined, part, rowsOfPage } from '../../platform/database/statement.ts'

const mostDigitsOfDocument = 9

/**
 * SQL for the ids of the orders that a text finds: by the beginning of an order number, an e-mail address, a name, a
 * phone number or a plate, or by the number of an invoice or a credit note. Each is answered by an index. Use it as
 * `id = any(array(…))`: PostgreSQL cannot know how many orders a text finds, and with `in` it would read all orders to
 * join them with one id. A text that finds more orders than lists count gets that many of them.
 */
export function ordersFound(search: string): Part {
  const { text, digits } = searchedText(search)
  const billing = (condition: Part) =>
    part`select order_id from shop_order_address where kind = 'billing' and ${condition}`
  const found = [
    billing(beginsWith(part`lower(email)`, text)),
    billing(beginsWith(part`lower(first_name || ' ' || last_name)`, text)),
    billing(beginsWith(part`lower(last_name || ' ' || first_name)`, text)),
    billing(beginsWith(part`lower(company_name)`, text)),
    ...ordersOfPlate(search),
    ...(digits === '' ? [] : ofDigits(digits)),
  ]
  return idsFound(found)
}

/**
 * SQL for the ids that any of these statements finds. Each statement is limited to one row more than lists count, so
 * that a text which finds nearly everything does not read nearly everything.
 */
export function idsFound(statements: readonly Part[]): Part {
  const most = rowsOfPage({ page: 1, perPage: mostCounted + 1 })
  const limited = statements.map((statement) => part`(${statement} ${most})`)
  return part`select id from (${joined(limited, ' union ')}) found (id) ${most}`
}

/** Returns the text of a search in lower case, and its digits if it may be a number. */
export function searchedText(search: string): { readonly text: string; readonly digits: string } {
  const text = search.toLowerCase().replace(/\s+/g, ' ').trim()
  return { text, digits: /^[\d+\-() ]+$/.test(text) ? text.replaceAll(/\D/g, '') : '' }
}

/** Fewer digits begin the phone numbers of too many people. */
const leastDigitsOfPhone = 4

/**
 * SQL for the condition that the column `contact_number` begins with these digits, without the country code of Finland
 * and the zero before the area. Returns null for too few digits. The tables have an index of this expression.
 */
export function phoneBegins(digits: string): Part | null {
  const phone = digits.replace(/^(00358|358|0)/, '')
  if (phone.length < leastDigitsOfPhone) return null
  return beginsWith(
    part`regexp_replace(regexp_replace(contact_number, '\\D', '', 'g'), '^(00358|358|0)', '')`,
    phone,
  )
}

/** SQL for the ids of the orders whose plate begins with a text; nothing for a text that is no plate. */
export function ordersOfPlate(search: string): Part[] {
  const plate = readLicencePlate(search)?.text.replaceAll(/[- ]/g, '')
  if (plate === undefined) return []
  return [
    part`select id from shop_order where licence_plate is not null
      and ${beginsWith(part`upper(replace(replace(licence_plate, '-', ''), ' ', ''))`, plate)}`,
  ]
}

const digitsOfOrder = 10

function ofDigits(digits: string): Part[] {
  // A reference number is an order number with a check digit behind it.
  const number = digits.length === digitsOfOrder + 1 ? digits.slice(0, -1) : digits
  const phone = phoneBegins(digits)
  const isDocument = digits.length <= mostDigitsOfDocument
  return [
    part`select id from shop_order where ${beginsWith(part`order_number`, number)}`,
    ...(phone ? [part`select order_id from shop_order_address where kind = 'billing' and ${phone}`] : []),
    ...(isDocument
      ? [
          part`select order_id from invoice where number = ${Number(digits)}`,
          part`select order_id from invoice join credit_note on invoice_number = invoice.number
            where credit_note.number = ${Number(digits)}`,
        ]
      : []),
  ]
}
