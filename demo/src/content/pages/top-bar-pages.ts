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

/** Titles and summaries that hold in a new shop, which has to enter its own service points first. */
export const draftsOfNewShop: Readonly<Record<string, Listed>> = {
  'service-points': {
    fi: ['Asennuspisteet', 'Tietoa asennuksesta ja ajan varaamisesta.'],
    en: ['Service points', 'About fitting and how to book a time.'],
  },
  'how-it-works': {
    fi: ['Näin se toimii', 'Viisi vaihetta koon valinnasta tien päälle.'],
    en: ['How it works', 'Five steps from choosing a size to the road.'],
  },
  'free-shipping-information': {
    fi: ['Toimituksen hinta', 'Mitä renkaiden toimitus maksaa.'],
    en: ['Delivery price', 'What the delivery of tyres costs.'],
  },
}
