import type { Listed } from './listed.ts'

export const topBarPages = {
  'service-points': {
    fi: [
      '220 asennuspistettä',
      'Renkaat odottavat perillä, kun tulet. Valitset paikan ja ajan tilatessa.',
      'Pidon 220 asennuspistettä Helsingistä Inariin: mitä asennus sisältää, kauanko se kestää ja miten aika varataan.',
    ],
    en: [
      '220 service points',
      'Your tyres are there when you arrive. You choose the place and the time when you order.',
      'Pito’s 220 service points from Helsinki to Inari: what fitting includes, how long it takes and how to book.',
    ],
  },
  'right-of-return': {
    fi: [
      '14 päivän palautusoikeus',
      'Voit perua tilauksen 14 päivän ajan ilman selityksiä. Maksamme palautuskuljetuksen.',
      'Renkaiden 14 päivän palautusoikeus: miten perut, miten palautat ja milloin saat rahat takaisin.',
    ],
    en: [
      '14-day right of return',
      'You can withdraw from your order for 14 days without giving a reason. We pay for the return.',
      'The 14-day right of return for tyres: how to withdraw, how to return and when you get your money back.',
    ],
  },
} satisfies Record<string, Listed>

/** The page about service points of a shop that has to enter its own service points first. */
export const servicePointsDraft: Listed = {
  fi: [
    'Asennuspisteet',
    topBarPages['service-points'].fi[1],
    'Asennuspisteet: mitä asennus maksaa ja miten aika varataan.',
  ],
  en: [
    'Service points',
    topBarPages['service-points'].en[1],
    'Our service points: what fitting costs and how to book.',
  ],
}
