import { join } from 'node:path'
import type { CmsPageType } from '@pito/contracts/values/content-kinds'
import type { CmsPageDraft, Heads } from '@pito/server/src/content/index.ts'
import { draftPagesOfDemo, pagesIn } from '@pito/server/src/content/index.ts'

const contentFolder = join(import.meta.dirname, '../../content')
/** The pages that only the demo has stand after those of every new shop. */
const firstPosition = 100

/** The titles and summaries of pages about which the demo says more than the draft of a new shop. */
const titlesOfDemo: Readonly<Record<string, Heads>> = {
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
  'how-it-works': {
    fi: [
      'Näin se toimii',
      'Renkaat, asennus ja aika samalla kertaa: viisi vaihetta koon valinnasta tien päälle.',
      'Näin ostat renkaat verkosta: hae, valitse, varaa asennusaika, maksa ja aja.',
    ],
    en: [
      'How it works',
      'Tyres, fitting and a time in one go: five steps from choosing a size to the road.',
      'How to buy tyres online: search, choose, book a fitting time, pay and drive.',
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
}

/** The pages that only the demo has; their texts are in `demo/content/<url_path>.<language>.html`. */
const pagesOfDemo: Readonly<Partial<Record<CmsPageType, Readonly<Record<string, Heads>>>>> = {
  Footer: {
    'about-this-shop': {
      fi: [
        'Tietoa tästä kaupasta',
        'Pito on esittelykauppa. Mikään tilaus, maksu tai varaus ei ole oikea.',
        'Pito on esittelykauppa: mitä siinä on keksittyä ja mistä sen tiedot ovat peräisin.',
      ],
      en: [
        'About this shop',
        'Pito is a demonstration. No order, payment or booking in it is real.',
        'Pito is a demonstration shop: what in it is invented and where its data comes from.',
      ],
    },
  },
  Text: {
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
    'homepage-promotion-box': {
      fi: ['Osissa, jos haluat', 'Klarnan laskulla tai erissä.'],
      en: ['In parts, if you like', 'By Klarna’s invoice or in instalments.'],
    },
    'homepage-promotion-wide': {
      fi: ['Renkaat nyt, maksu osissa', 'Klarnan laskulla tai erissä.'],
      en: ['Tyres now, paid in parts', 'By Klarna’s invoice or in instalments.'],
    },
  },
}

/** Returns the pages of every new shop as the demo words them, and those that only the demo has. */
export function demoPages(): CmsPageDraft[] {
  return [
    ...draftPagesOfDemo(titlesOfDemo),
    ...pagesIn(contentFolder, pagesOfDemo).map((page) => ({
      ...page,
      position: firstPosition + page.position,
    })),
  ]
}
