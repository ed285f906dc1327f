import { words } from '@pito/web/words/words'

/** Texts below the button that name what the form still needs. */
export const missingWords = words({
  fi: {
    missing: (list: string) => `Vielä puuttuu: ${list}.`,
    first_name: 'etunimi',
    last_name: 'sukunimi',
    email: 'sähköposti',
    contact_number: 'puhelinnumero',
    company_name: 'yrityksen nimi',
    company_vat_number: 'Y-tunnus tai ALV-numero',
    address_line_1: 'katuosoite',
    zipcode: 'postinumero',
    city: 'postitoimipaikka',
    country_id: 'maa',
    conditions: 'ehtojen hyväksyminen',
  },
  en: {
    missing: (list) => `Still missing: ${list}.`,
    first_name: 'first name',
    last_name: 'last name',
    email: 'email',
    contact_number: 'contact number',
    company_name: 'company name',
    company_vat_number: 'business ID or VAT number',
    address_line_1: 'street address',
    zipcode: 'postcode',
    city: 'city',
    country_id: 'country',
    conditions: 'accepting the terms',
  },
})
