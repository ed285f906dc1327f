import { customerFields } from '@pito/contracts/records/customers'
import { describe } from '../record/describe.ts'

export const customerDescription = describe(customerFields, {
  first_name: { label: { fi: 'Etunimi', en: 'First name' } },
  last_name: { label: { fi: 'Sukunimi', en: 'Last name' } },
  email: {
    label: { fi: 'Sähköposti', en: 'E-mail' },
    hint: {
      fi: 'Asiakas kirjautuu tällä. Vaihdosta lähtee viesti vanhaan ja uuteen osoitteeseen.',
      en: 'The customer logs in with it. We send a notice of a change to the old and the new address.',
    },
    input: { type: 'email', inputMode: 'email' },
  },
  salutation: { label: { fi: 'Puhuttelu', en: 'Salutation' } },
  country_code: {
    label: { fi: 'Maatunnus', en: 'Country code' },
    hint: { fi: 'Ilman plussaa: 358 on Suomi.', en: 'Without a plus: 358 is Finland.' },
    input: { inputMode: 'numeric', maxLength: 4 },
  },
  contact_number: { label: { fi: 'Puhelin', en: 'Phone' }, input: { type: 'tel', inputMode: 'tel' } },
  company_name: {
    label: { fi: 'Yritys', en: 'Company' },
    hint: {
      fi: 'Nimi tekee tilistä yritystilin. Yksityishenkilöllä tyhjä.',
      en: 'A name makes it the account of a company. Empty for a private person.',
    },
  },
  company_vat_number: { label: { fi: 'Y-tunnus tai ALV-numero', en: 'Business ID or VAT number' } },
  locale: { label: { fi: 'Viestien kieli', en: 'Language of e-mails' } },
})
