import { words } from '@pito/web/words/words'

/** The name of each right of a member of staff. */
export const rightWords = words({
  fi: {
    'act-for-customers': 'Asioida asiakkaan puolesta',
    'read-customers': 'Katsoa asiakkaiden tietoja',
    'create-customers': 'Avata asiakastilejä',
    'read-partners': 'Lukea kumppanihakemuksia',
    'read-orders': 'Katsoa tilauksia',
    'refund-orders': 'Palauttaa maksuja',
    'release-reservations': 'Vapauttaa varauksia',
    'ship-orders': 'Merkitä tilauksia lähetetyiksi ja toimitetuiksi',
    'moderate-reviews': 'Julkaista ja hylätä arvosteluja',
  },
  en: {
    'act-for-customers': 'Act as a customer',
    'read-customers': 'View customers',
    'create-customers': 'Open customer accounts',
    'read-partners': 'Read partner requests',
    'read-orders': 'View orders',
    'refund-orders': 'Refund payments',
    'release-reservations': 'Release reservations',
    'ship-orders': 'Mark orders as sent and delivered',
    'moderate-reviews': 'Publish and reject reviews',
  },
})
