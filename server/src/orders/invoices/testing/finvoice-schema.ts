/**
 * The schema of Finvoice 3.0 as far as the shop uses it: every element that is written, in its order, and every element
 * that is mandatory inside those. No copy of the schema is kept here; its facts were read from public programs whose
 * types are generated from Finvoice3.0.xsd and agree with each other: the Go package juelko/go-finvoice (order, patterns,
 * least lengths) and the Haskell module Data.Finvoice30 by HaXml (order, lengths). The programs differ in one point:
 * MessageTransmissionDetails is mandatory in the Go package and optional in the Haskell module, and also in the examples
 * of invopop/gobl.fi.finvoice, whose tests validate them against the schema.
 *
 * "?" marks an optional element, "*" any number of them, "+" one or more, "{3}" one to three.
 */
export const contents: Readonly<Record<string, string>> = {
  Finvoice:
    'MessageTransmissionDetails? SellerPartyDetails SellerInformationDetails? BuyerPartyDetails BuyerContactPersonName? BuyerCommunicationDetails? DeliveryPartyDetails? DeliveryDetails? InvoiceDetails PaymentStatusDetails? InvoiceRow+ EpiDetails',
  MessageTransmissionDetails: 'MessageSenderDetails MessageReceiverDetails MessageDetails',
  MessageSenderDetails: 'FromIdentifier FromIntermediator',
  MessageReceiverDetails: 'ToIdentifier ToIntermediator',
  MessageDetails: 'MessageIdentifier MessageTimeStamp',
  SellerPartyDetails:
    'SellerPartyIdentifier? SellerOrganisationName SellerOrganisationTaxCode? SellerPostalAddressDetails?',
  SellerPostalAddressDetails: 'SellerStreetName{3} SellerTownName SellerPostCodeIdentifier CountryCode?',
  SellerInformationDetails: 'SellerAccountDetails*',
  SellerAccountDetails: 'SellerAccountID SellerBic',
  BuyerPartyDetails:
    'BuyerPartyIdentifier? BuyerOrganisationName BuyerOrganisationTaxCode? BuyerPostalAddressDetails?',
  BuyerPostalAddressDetails: 'BuyerStreetName{3} BuyerTownName BuyerPostCodeIdentifier CountryCode?',
  BuyerCommunicationDetails: 'BuyerEmailaddressIdentifier?',
  DeliveryPartyDetails: 'DeliveryOrganisationName DeliveryPostalAddressDetails',
  DeliveryPostalAddressDetails:
    'DeliveryStreetName{3} DeliveryTownName DeliveryPostCodeIdentifier CountryCode?',
  DeliveryDetails: 'DeliveryDate? DeliveryPeriodDetails?',
  DeliveryPeriodDetails: 'StartDate EndDate',
  InvoiceDetails:
    'InvoiceTypeCode InvoiceTypeCodeUN? InvoiceTypeText OriginCode InvoiceNumber InvoiceDate OriginalInvoiceNumber? OriginalInvoiceDate? OrderIdentifier? OrderDate? BuyerReferenceIdentifier? InvoiceTotalVatExcludedAmount? InvoiceTotalVatAmount? InvoiceTotalVatIncludedAmount InvoicePaidAmount? VatSpecificationDetails* InvoiceFreeText* PaymentTermsDetails*',
  VatSpecificationDetails: 'VatBaseAmount? VatRatePercent? VatCode? VatRateAmount?',
  PaymentTermsDetails: 'InvoiceDueDate?',
  PaymentStatusDetails: 'PaymentStatusCode? PaymentMethodText?',
  InvoiceRow:
    'ArticleName? EanCode? InvoicedQuantity* UnitPriceAmount? RowPositionIdentifier? RowDiscountAmount? RowVatRatePercent? RowVatCode? RowVatAmount? RowVatExcludedAmount? RowAmount?',
  EpiDetails: 'EpiIdentificationDetails EpiPartyDetails EpiPaymentInstructionDetails',
  EpiIdentificationDetails: 'EpiDate EpiReference',
  EpiPartyDetails: 'EpiBfiPartyDetails EpiBeneficiaryPartyDetails',
  EpiBfiPartyDetails: 'EpiBfiIdentifier?',
  EpiBeneficiaryPartyDetails: 'EpiNameAddressDetails? EpiAccountID',
  EpiPaymentInstructionDetails:
    'EpiRemittanceInfoIdentifier? EpiInstructedAmount EpiCharge EpiDateOptionDate',
}

const amount = /^-?\d{1,15}(,\d{2,5})?$/
const date = /^\d{8}$/
const percentage = /^[1-9]?\d{1,2}(,\d{1,4})?$/
const text = (least: number, most: number) => new RegExp(`^.{${least},${most}}$`, 'su')

/**
 * The pattern that the text of an element has to match. The first entry whose name is a suffix of the element's name
 * applies.
 */
export const texts: readonly (readonly [ending: string, pattern: RegExp])[] = [
  ['EpiInstructedAmount', /^-?\d{1,15},\d{2}$/],
  ['Amount', amount],
  ['Date', date],
  ['Percent', percentage],
  ['InvoicedQuantity', /^-?\d{1,13}$/],
  ['TimeStamp', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/],
  ['InvoiceTypeCode', /^INV\d{2}$/],
  ['OriginCode', /^(Original|Copy|Cancel)$/],
  ['PaymentStatusCode', /^(PAID|NOTPAID|PARTLYPAID)$/],
  ['EpiRemittanceInfoIdentifier', /^(\d{2,20}|RF\d\d[0-9A-Za-z]{1,21})$/],
  ['EpiCharge', /^(SHA|OUR|BEN|SLEV)$/],
  ['SellerBic', /^\w{8,11}$/],
  ['EpiBfiIdentifier', /^\w{8,11}$/],
  ['SellerAccountID', /^\w{2,35}$/],
  ['EpiAccountID', /^\w{1,34}$/],
  ['CountryCode', /^[A-Z]{2}$/],
  ['MessageIdentifier', text(2, 48)],
  ['Identifier', text(0, 70)],
  ['Intermediator', text(2, 35)],
  ['DeliveryOrganisationName', text(2, 35)],
  ['OrganisationName', text(2, 70)],
  ['ContactPersonName', text(0, 70)],
  ['StreetName', text(2, 35)],
  ['TownName', text(2, 35)],
  ['InvoiceNumber', text(1, 20)],
  ['InvoiceTypeText', text(1, 35)],
  ['EpiReference', text(0, 35)],
  ['EpiNameAddressDetails', text(2, 35)],
  ['ArticleName', text(0, 100)],
  ['InvoiceFreeText', text(0, 512)],
  ['PaymentMethodText', text(0, 512)],
  ['Code', text(0, 35)],
  ['CodeUN', text(0, 35)],
]
