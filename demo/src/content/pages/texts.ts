import type { Listed } from './listed.ts'

export const texts = {
  'top-offer-header': {
    fi: ['Juuri nyt', 'Kuljetus asennuspisteeseen 0\u00a0€, kun valitset asennuksen.'],
    en: ['Right now', 'Delivery to a service point is free when you choose fitting.'],
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
      'Mitä renkaiden kuljetus maksaa asennuspisteeseen ja kotiin.',
    ],
    en: [
      'Delivery to a service point 0\u00a0€',
      'What the transport of tyres costs to a service point and to your home.',
    ],
  },
  'payment-banner': {
    fi: ['Maksa turvallisesti', 'Verkkopankilla tai kortilla.'],
    en: ['Pay safely', 'By online bank or card.'],
  },
  'home-page-reasons': {
    fi: ['Miksi ostaa renkaat meiltä', 'Syyt ostaa renkaat tästä kaupasta.'],
    en: ['Why buy your tyres from us', 'Reasons to buy tyres from this shop.'],
  },
  'phone-support-hours': {
    fi: ['Kysy ihmiseltä', 'Asiakaspalvelu vastaa puhelimessa.'],
    en: ['Ask a person', 'Customer service answers the phone.'],
  },
  'homepage-promotion-box': {
    fi: ['Osissa, jos haluat', 'Klarnan laskulla tai erissä.'],
    en: ['In parts, if you like', 'By Klarna’s invoice or in instalments.'],
  },
  'homepage-promotion-wide': {
    fi: ['Renkaat nyt, maksu osissa', 'Klarnan laskulla tai erissä.'],
    en: ['Tyres now, paid in parts', 'By Klarna’s invoice or in instalments.'],
  },
} satisfies Record<string, Listed>
