import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { element } from '../../platform/xml-text.ts'
import type { AddressRow } from '../order-row.ts'
import { businessIdOf, vatNumberOf } from './company-numbers.ts'
import { day, fitted, group, ovtOf, scheme } from './finvoice-elements.ts'
import type { Voucher } from './voucher.ts'

/**
 * Returns the element that names the sender and the receiver. The shop delivers the file itself, so each party is given
 * as its own operator: with an invented operator, a program might send the file to that operator. A receiver without a
 * Y-tunnus has no OVT identifier; the element is then left out, which the schema allows.
 */
export function transmissionOf({ number, issuedAt, seller, buyer }: Voucher): string {
  const businessId = businessIdOf(buyer.company_vat_number ?? '')
  if (!businessId) return ''
  const [from, to] = [ovtOf(seller.businessId), ovtOf(businessId)]
  return group('MessageTransmissionDetails', [
    group('MessageSenderDetails', [element('FromIdentifier', from), element('FromIntermediator', from)]),
    group('MessageReceiverDetails', [element('ToIdentifier', to), element('ToIntermediator', to)]),
    group('MessageDetails', [
      element('MessageIdentifier', number),
      element('MessageTimeStamp', issuedAt.toISOString()),
    ]),
  ])
}

export function sellerOf({ seller }: Voucher): string {
  const party = group('SellerPartyDetails', [
    element('SellerPartyIdentifier', seller.businessId),
    element('SellerOrganisationName', fitted(seller.name, 70)),
    element('SellerOrganisationTaxCode', vatNumberOf(seller.businessId)),
    addressOf('Seller', { streets: [seller.street], town: seller.town, postcode: seller.postcode }),
  ])
  const account = group('SellerInformationDetails', [
    group('SellerAccountDetails', [
      scheme('SellerAccountID', 'IBAN', seller.iban),
      scheme('SellerBic', 'BIC', seller.bic),
    ]),
  ])
  return `${party}\n${account}`
}

export function buyerOf({ buyer }: Voucher): string {
  const businessId = businessIdOf(buyer.company_vat_number ?? '')
  const person = `${buyer.first_name} ${buyer.last_name}`
  const party = group('BuyerPartyDetails', [
    businessId ? element('BuyerPartyIdentifier', businessId) : '',
    element('BuyerOrganisationName', fitted(buyer.company_name ?? person, 70)),
    businessId ? element('BuyerOrganisationTaxCode', vatNumberOf(businessId)) : '',
    addressOf('Buyer', placeOf(buyer)),
  ])
  return [
    party,
    element('BuyerContactPersonName', fitted(person, 70)),
    group('BuyerCommunicationDetails', [element('BuyerEmailaddressIdentifier', fitted(buyer.email, 70))]),
  ].join('\n')
}

export function deliveryElements({ shipping, fitting, fittedAt, deliveryFrom, deliveryTo }: Voucher): string {
  const person = shipping && `${shipping.first_name} ${shipping.last_name}`
  const party =
    shipping &&
    group('DeliveryPartyDetails', [
      element('DeliveryOrganisationName', fitted(shipping.company_name ?? person ?? '', 35)),
      addressOf('Delivery', placeOf(shipping)),
    ])
  const fittedOn = fitting && fittedAt ? [day('DeliveryDate', helsinkiDate(fittedAt))] : []
  const days =
    deliveryFrom && deliveryTo
      ? [group('DeliveryPeriodDetails', [day('StartDate', deliveryFrom), day('EndDate', deliveryTo)])]
      : []
  const when = [...fittedOn, ...days]
  return [party ?? '', when.length > 0 ? group('DeliveryDetails', when) : ''].filter(Boolean).join('\n')
}

interface Place {
  readonly streets: readonly string[]
  readonly town: string
  readonly postcode: string
}

function placeOf({ address_line_1, address_line_2, city, zipcode }: AddressRow): Place {
  return { streets: [address_line_1, address_line_2 ?? ''].filter(Boolean), town: city, postcode: zipcode }
}

function addressOf(party: string, { streets, town, postcode }: Place): string {
  return group(`${party}PostalAddressDetails`, [
    ...streets.map((street) => element(`${party}StreetName`, fitted(street, 35))),
    element(`${party}TownName`, fitted(town, 35)),
    element(`${party}PostCodeIdentifier`, postcode),
    element('CountryCode', 'FI'),
  ])
}
