import type { Listed } from './listed.ts'

export const texts = {
  'top-offer-header': {
    fi: ['Toimitus asennuspisteeseen 0\u00a0€', 'Renkaat, asennus ja aika samalla kertaa.'],
    en: ['Delivery to a service point 0\u00a0€', 'Tyres, fitting and a time in one go.'],
  },
  'home-page-banner-text': {
    fi: ['Talvirenkaat asennettuna.', 'Hae rekisterinumerolla tai koolla.'],
    en: ['Winter tyres, fitted.', 'Search by number plate or by size.'],
  },
  'free-shipping-information': {
    fi: [
      'Toimitus asennuspisteeseen 0\u00a0€',
      'Kun valitset asennuksen, kuljetus asennuspisteeseen on maksuton.',
    ],
    en: [
      'Delivery to a service point 0\u00a0€',
      'When you choose fitting, transport to the service point is free.',
    ],
  },
} satisfies Record<string, Listed>
