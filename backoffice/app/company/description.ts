import { companyFields } from '@pito/contracts/records/company'
import { ibanShown } from '@pito/contracts/values/iban'
import { describe } from '../record/describe.ts'

export const companyDescription = describe(
  companyFields,
  {
    shop_name: {
      label: { fi: 'Kaupan nimi', en: 'Name of the shop' },
      hint: {
        fi: 'Nimi, jolla kauppa näkyy sivuilla, sähköposteissa ja laskuissa.',
        en: 'The name that pages, e-mails and invoices show.',
      },
      section: 'seller',
    },
    name: { label: { fi: 'Yrityksen nimi', en: 'Name of the company' }, section: 'seller' },
    business_id: {
      label: { fi: 'Y-tunnus', en: 'Business ID' },
      hint: {
        fi: 'ALV-tunnus muodostuu Y-tunnuksesta.',
        en: 'The VAT number is derived from the business ID.',
      },
      section: 'seller',
      input: { maxLength: 9 },
    },
    street: { label: { fi: 'Katuosoite', en: 'Street address' }, section: 'seller' },
    postcode: {
      label: { fi: 'Postinumero', en: 'Postcode' },
      section: 'seller',
      input: { inputMode: 'numeric', maxLength: 5 },
    },
    town: { label: { fi: 'Postitoimipaikka', en: 'Town' }, section: 'seller' },
    iban: {
      label: { fi: 'Tilinumero (IBAN)', en: 'Bank account (IBAN)' },
      section: 'seller',
      write: ibanShown,
      input: { maxLength: 42 },
    },
    bic: { label: { fi: 'BIC', en: 'BIC' }, section: 'seller', input: { maxLength: 11 } },
    phone: {
      label: { fi: 'Puhelin', en: 'Phone' },
      section: 'service',
      input: { type: 'tel', maxLength: 21 },
    },
    service_email: {
      label: { fi: 'Sähköposti', en: 'E-mail' },
      section: 'service',
      input: { type: 'email', maxLength: 254 },
    },
    hours_fi: {
      label: { fi: 'Aukiolo suomeksi', en: 'Service hours in Finnish' },
      section: 'service',
      input: { lang: 'fi' },
    },
    hours_en: {
      label: { fi: 'Aukiolo englanniksi', en: 'Service hours in English' },
      section: 'service',
      input: { lang: 'en' },
    },
    order_email: {
      label: { fi: 'Ilmoitus maksetuista tilauksista', en: 'Notice of paid orders' },
      hint: {
        fi: 'Osoite, johon jokaisesta maksetusta tilauksesta lähtee viesti. Tyhjä: ei viestejä.',
        en: 'The address that gets a mail for each paid order. Empty: no mails.',
      },
      section: 'orders',
      input: { type: 'email', maxLength: 254 },
    },
    refund_limit_cents: {
      label: { fi: 'Palautusten raja (€)', en: 'Limit of refunds (€)' },
      hint: {
        fi: 'Näin paljon yhdestä tilauksesta voi palauttaa ilman oikeutta ylittää raja.',
        en: 'This much of one order can be refunded without the right to exceed the limit.',
      },
      section: 'orders',
    },
  },
  {
    seller: { heading: { fi: 'Myyjä', en: 'Seller' } },
    service: { heading: { fi: 'Asiakaspalvelu', en: 'Customer service' } },
    orders: { heading: { fi: 'Tilaukset', en: 'Orders' } },
  },
)
