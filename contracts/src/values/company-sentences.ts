import { sentences } from './sentences.ts'

export const companySentences = sentences({
  shopNameMissing: { fi_FI: 'Kirjoita kaupan nimi.', en_GB: 'Please enter the name of the shop.' },
  nameMissing: { fi_FI: 'Kirjoita yrityksen nimi.', en_GB: 'Please enter the name of the company.' },
  businessIdWrong: {
    fi_FI: 'Kirjoita Y-tunnus, esimerkiksi 1234567-1. Tarkistusnumeron on täsmättävä.',
    en_GB: 'Enter a business ID such as 1234567-1. Its check digit has to be right.',
  },
  streetMissing: { fi_FI: 'Kirjoita katuosoite.', en_GB: 'Please enter the street address.' },
  postcodeWrong: { fi_FI: 'Postinumerossa on viisi numeroa.', en_GB: 'A postcode has five digits.' },
  townMissing: { fi_FI: 'Kirjoita postitoimipaikka.', en_GB: 'Please enter the town.' },
  ibanWrong: {
    fi_FI: 'Kirjoita tilinumero IBAN-muodossa, esimerkiksi FI21 1234 5600 0007 85. Jokin merkki on väärin.',
    en_GB: 'Enter an account number (IBAN) such as FI21 1234 5600 0007 85. A character is wrong.',
  },
  bicWrong: {
    fi_FI: 'BIC-koodissa on 8 tai 11 merkkiä, esimerkiksi NDEAFIHH.',
    en_GB: 'A BIC has 8 or 11 characters, such as NDEAFIHH.',
  },
  phoneWrong: {
    fi_FI: 'Kirjoita puhelinnumero numeroin ja välilyönnein, esimerkiksi 020 123 0000.',
    en_GB: 'Enter the phone number in digits and spaces, such as 020 123 0000.',
  },
  emailMissing: {
    fi_FI: 'Kirjoita asiakaspalvelun sähköpostiosoite.',
    en_GB: 'Please enter the e-mail address of customer service.',
  },
  emailWrong: {
    fi_FI: 'Sähköpostiosoite ei kelpaa.',
    en_GB: 'This is not an e-mail address.',
  },
  hoursMissing: {
    fi_FI: 'Kirjoita, milloin asiakaspalvelu on auki.',
    en_GB: 'Please enter when customer service is open.',
  },
  refundLimitWrong: {
    fi_FI: 'Anna raja euroina, 0–100 000.',
    en_GB: 'Enter the limit in euros, 0 to 100,000.',
  },
  tooLong: { fi_FI: 'Teksti on liian pitkä.', en_GB: 'This text is too long.' },
})
