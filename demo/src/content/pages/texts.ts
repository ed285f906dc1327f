import type { Listed } from './listed.ts'

export const texts = {
  'top-offer-header': {
    fi: ['Toimitus asennuspisteeseen 0\u00a0€', 'Renkaat, asennus ja aika samalla kertaa.'],
    en: ['Delivery to a service point 0\u00a0€', 'Tyres, fitting and a time in one go.'],
  },
  'home-page-banner-text': {
    fi: [
      'Talvirenkaat asennettuna.',
      'Valitse koko: näet heti, mitä renkaat maksavat ja paljonko niitä on varastossa.',
    ],
    en: [
      'Winter tyres, fitted.',
      'Choose a size and see at once what the tyres cost and how many are in stock.',
    ],
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
