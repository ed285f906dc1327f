import type { Sentence } from './sentences.ts'
import { sentences } from './sentences.ts'

/**
 * Sentences about the fields of the information form, which the API and the page share. The English sentences are
 * quoted from the rows CHK-18 to CHK-45 of docs/requirements.csv.
 */
export const checkoutSentences = sentences({
  firstNameMissing: { fi_FI: 'Etunimi puuttuu.', en_GB: 'Firstname is required.' },
  lastNameMissing: { fi_FI: 'Sukunimi puuttuu.', en_GB: 'Lastname is required.' },
  emailMissing: { fi_FI: 'Sähköpostiosoite puuttuu.', en_GB: 'Email is required.' },
  emailWrong: { fi_FI: 'Sähköpostiosoite ei kelpaa.', en_GB: 'Email is not valid.' },
  recipientFirstNameMissing: {
    fi_FI: 'Vastaanottajan etunimi puuttuu.',
    en_GB: 'First name of the recipient is required.',
  },
  recipientLastNameMissing: {
    fi_FI: 'Vastaanottajan sukunimi puuttuu.',
    en_GB: 'Last name of the recipient is required.',
  },
  contactNumberMissing: { fi_FI: 'Puhelinnumero puuttuu.', en_GB: 'Contact Number is required.' },
  companyVatNumberWrong: {
    fi_FI: 'Anna suomalainen Y-tunnus (1234567-8) tai ALV-numero (FI12345678).',
    en_GB: 'Please give a Finnish business ID (1234567-8) or VAT number (FI12345678).',
  },
  countryNotServed: {
    fi_FI: 'Myymme toistaiseksi vain Suomeen.',
    en_GB: 'For now we only sell to Finland.',
  },
  alandNotServed: {
    fi_FI: 'Emme vielä toimita Ahvenanmaalle: se on oma veroalueensa. Anna toimitusosoite muualla Suomessa.',
    en_GB:
      'We do not deliver to Åland yet: it is a tax area of its own. Please give an address elsewhere in Finland.',
  },
  timeExpired: {
    fi_FI: 'Asennusaikasi varaus päättyi. Varaa aika uudelleen tai valitse toinen.',
    en_GB: 'Your fitting time is no longer held. Book it again, or choose another one.',
  },
  servicePointMissing: {
    fi_FI: 'Valitse asennuspiste toimitusosoitteeksi',
    en_GB: 'Please select an service point address as an shipping address',
  },
  termsMissing: { fi_FI: 'Hyväksy sopimusehdot.', en_GB: 'Please accept terms and policies' },
  otherOrder: {
    fi_FI: 'Tämä on eri tilaus kuin pyynnön order_id.',
    en_GB: 'This is another order than the order_id of the request.',
  },
  tooLong: { fi_FI: 'Enintään 50 merkkiä', en_GB: "You can't use more than 50 characters" },
  licencePlateWrong: {
    fi_FI: 'Tarkista rekisterinumero, esimerkiksi ABC-123.',
    en_GB: 'Please check the licence plate, for example ABC-123.',
  },
})

export type AddressKind = 'billing' | 'shipping'

/**
 * Sentences about address fields. Each sentence has one version for the billing address and one for the shipping
 * address.
 */
export const addressSentences: Readonly<Record<AddressKind, Readonly<Record<AddressFault, Sentence>>>> = {
  billing: {
    street: {
      fi_FI: 'Laskutusosoitteen katuosoite puuttuu.',
      en_GB: 'Street number and building number of billing address is required.',
    },
    city: {
      fi_FI: 'Laskutusosoitteen postitoimipaikka puuttuu.',
      en_GB: 'City of billing address is required.',
    },
    country: { fi_FI: 'Laskutusosoitteen maa puuttuu.', en_GB: 'Country of billing address is required.' },
    zipcode: {
      fi_FI: 'Laskutusosoitteen postinumero puuttuu.',
      en_GB: 'Zipcode of billing address is required.',
    },
    zipcodeWrong: {
      fi_FI: 'Laskutusosoitteen postinumerossa on oltava viisi numeroa.',
      en_GB: 'Zipcode of billing address allow only 5 digit.',
    },
    companyName: {
      fi_FI: 'Laskutusosoitteen yrityksen nimi puuttuu.',
      en_GB: 'Company Name of billing address is required.',
    },
    companyVatNumber: {
      fi_FI: 'Laskutusosoitteen Y-tunnus tai ALV-numero puuttuu.',
      en_GB: 'Company VAT number of billing address is required.',
    },
  },
  shipping: {
    street: {
      fi_FI: 'Toimitusosoitteen katuosoite puuttuu.',
      en_GB: 'Street number and building number of shipping address is required.',
    },
    city: {
      fi_FI: 'Toimitusosoitteen postitoimipaikka puuttuu.',
      en_GB: 'City of shipping address is required.',
    },
    country: { fi_FI: 'Toimitusosoitteen maa puuttuu.', en_GB: 'Country of shipping address is required.' },
    zipcode: {
      fi_FI: 'Toimitusosoitteen postinumero puuttuu.',
      en_GB: 'Zipcode of shipping address is required.',
    },
    zipcodeWrong: {
      fi_FI: 'Toimitusosoitteen postinumerossa on oltava viisi numeroa.',
      en_GB: 'Zipcode of shipping address allow only 5 digit.',
    },
    companyName: {
      fi_FI: 'Toimitusosoitteen yrityksen nimi puuttuu.',
      en_GB: 'Company Name of shipping address is required.',
    },
    companyVatNumber: {
      fi_FI: 'Toimitusosoitteen Y-tunnus tai ALV-numero puuttuu.',
      en_GB: 'Company VAT number of shipping address is required.',
    },
  },
}

type AddressFault =
  | 'street'
  | 'city'
  | 'country'
  | 'zipcode'
  | 'zipcodeWrong'
  | 'companyName'
  | 'companyVatNumber'
