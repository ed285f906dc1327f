import type { Language } from '@pito/contracts/values/locale'

const fi = {
  title: (number: string) => `Tilauksen ${number} ehdot ja peruuttamisohje`,
  titleForCompany: (number: string) => `Tilauksen ${number} ehdot`,
  seller: 'Myyjä',
  businessId: 'Y-tunnus',
  phone: 'puhelin',
  version: (version: string) => `Ehtojen versio: ${version}`,
  accepted: (moment: string) => `Hyväksytty ${moment}`,
  deliveryPrice: 'Tilauksesi toimituksen hinta on tilausvahvistuksessa ja laskussa.',
  orderNumber: (number: string) => `Tilausnumero: ${number}`,
  page: (number: number) => `sivu ${number}`,
  fileName: 'ehdot',
}

type TermsWords = typeof fi

const en: TermsWords = {
  title: (number) => `Terms and withdrawal instructions of order ${number}`,
  titleForCompany: (number) => `Terms of order ${number}`,
  seller: 'Seller',
  businessId: 'Business ID',
  phone: 'phone',
  version: (version) => `Version of the terms: ${version}`,
  accepted: (moment) => `Accepted on ${moment}`,
  deliveryPrice: 'The price of the delivery of your order is in the confirmation and in the invoice.',
  orderNumber: (number) => `Order number: ${number}`,
  page: (number) => `page ${number}`,
  fileName: 'terms',
}

export const termsWords: Readonly<Record<Language, TermsWords>> = { fi, en }
