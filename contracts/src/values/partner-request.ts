import type { Sentence } from './sentences.ts'
import { sentences } from './sentences.ts'

export const partnerTypes = [
  'tyre-shop',
  'garage',
  'car-service-point',
  'wholesaler',
  'web-shop',
  'other',
] as const
export type PartnerType = (typeof partnerTypes)[number]

/** The possible answers to “who am I” in the partner form. The page and the e-mail to the shop show them. */
export const partnerTypeNames: Readonly<Record<PartnerType, Sentence>> = {
  'tyre-shop': { fi_FI: 'Rengasliike', en_GB: 'Tyre shop' },
  garage: { fi_FI: 'Korjaamo', en_GB: 'Garage' },
  'car-service-point': { fi_FI: 'Autohuolto', en_GB: 'Car service point' },
  wholesaler: { fi_FI: 'Tukkukauppa', en_GB: 'Wholesaler' },
  'web-shop': { fi_FI: 'Verkkokauppa', en_GB: 'Web shop' },
  other: { fi_FI: 'Muu', en_GB: 'Other' },
}

/** Sentences about the form's fields, used by the API and the page. */
export const partnerSentences = sentences({
  nameMissing: { fi_FI: 'Nimi puuttuu.', en_GB: 'Name is required.' },
  requestFromMissing: { fi_FI: 'Valitse, kuka olet.', en_GB: 'Who am I is required.' },
  countryCodeMissing: { fi_FI: 'Maan suuntanumero puuttuu.', en_GB: 'Country code is required.' },
  mobileNumberMissing: { fi_FI: 'Matkapuhelinnumero puuttuu.', en_GB: 'Mobile number is required.' },
  emailMissing: { fi_FI: 'Sähköpostiosoite puuttuu.', en_GB: 'Email is required.' },
  locationMissing: { fi_FI: 'Osoite puuttuu.', en_GB: 'Address is required.' },
  commentMissing: { fi_FI: 'Kommentti puuttuu.', en_GB: 'Comment is required.' },
  received: {
    fi_FI: 'Kiitos! Hakemuksesi on vastaanotettu, ja otamme sinuun yhteyttä.',
    en_GB: 'Thank you! We have received your application and will contact you.',
  },
} as const)

/** The maximum lengths of the fields of the partner form. */
export const partnerLengths = { name: 100, location: 200, comment: 2000 } as const
