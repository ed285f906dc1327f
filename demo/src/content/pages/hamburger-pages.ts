import type { Listed } from './listed.ts'

export const hamburgerPages = {
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
  'size-marking': {
    fi: [
      'Kokomerkintä',
      'Renkaan kyljessä lukee kaikki, mitä tarvitset. Näin luet sen.',
      'Mitä 205/55 R16 94T XL tarkoittaa? Renkaan leveys, profiili, vanne, kantavuus ja nopeusluokka selitettyinä.',
    ],
    en: [
      'Size marking',
      'Everything you need is written on the sidewall. This is how to read it.',
      'What does 205/55 R16 94T XL mean? A tyre’s width, profile, rim, load and speed index explained.',
    ],
  },
  'winter-tyre-rules': {
    fi: [
      'Talvirengassäännöt',
      'Milloin talvirenkaat ovat pakolliset, milloin nastat ovat sallitut ja mitä merkintää renkaassa pitää olla.',
    ],
    en: [
      'Winter tyre rules',
      'When winter tyres are required, when studs are allowed and which marking a tyre must carry in Finland.',
    ],
  },
  contact: {
    fi: [
      'Yhteystiedot',
      'Kysy ihmiseltä puhelimitse tai sähköpostilla.',
      'Asiakaspalvelun puhelinnumero, sähköposti, aukioloajat ja yrityksen tiedot.',
    ],
    en: [
      'Contact',
      'Ask a person by phone or e-mail.',
      'The phone number, e-mail, opening hours and company details of customer service.',
    ],
  },
} satisfies Record<string, Listed>
