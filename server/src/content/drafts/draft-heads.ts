import type { CmsPageType } from '@pito/contracts/values/content-kinds'

type Head = readonly [title: string, summary: string, metaDesc?: string]

/** The title, summary and description of a page, whose text is in `texts/<url_path>.<language>.html`. */
export interface Heads {
  readonly fi: Head
  readonly en: Head
}

/** The pages of a new shop in their order. They hold in a shop that has to enter its own service points first. */
export const draftHeads: Readonly<Record<CmsPageType, Readonly<Record<string, Heads>>>> = {
  Campaign: {
    'service-points': {
      fi: ['Asennuspisteet', 'Tietoa asennuksesta ja ajan varaamisesta.'],
      en: ['Service points', 'About fitting and how to book a time.'],
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
  },
  Hamburger: {
    'how-it-works': {
      fi: ['Näin se toimii', 'Viisi vaihetta koon valinnasta tien päälle.'],
      en: ['How it works', 'Five steps from choosing a size to the road.'],
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
  },
  Footer: {
    'payment-and-delivery-terms': {
      fi: [
        'Maksu- ja toimitusehdot',
        'Miten voit maksaa, mitä toimitus maksaa ja milloin renkaat ovat perillä.',
        'Renkaiden maksutavat, toimitustavat, toimitusajat ja toimituksen hinta.',
      ],
      en: [
        'Payment and delivery terms',
        'How you can pay, what delivery costs and when your tyres arrive.',
        'Ways to pay for tyres, ways of delivery, delivery times and prices.',
      ],
    },
    'terms-and-condition': {
      fi: [
        'Sopimusehdot',
        'Mitä lupaamme sinulle ja mitä sovimme, kun tilaat.',
        'Rengaskaupan sopimusehdot: tilaaminen, hinnat, peruuttaminen, virhevastuu ja riitojen ratkaiseminen.',
      ],
      en: [
        'Terms and conditions',
        'What we promise you, and what we agree on when you order.',
        'The terms of the shop: ordering, prices, withdrawal, liability for defects and settling disputes.',
      ],
    },
    withdrawal: {
      fi: [
        'Peru tilaus',
        'Perumiseen riittää kaksi napin painallusta, sähköposti tai lomake. Syytä ei tarvitse kertoa.',
        'Näin perut renkaiden tilauksen 14 päivän kuluessa: peruutustoiminto, peruuttamislomake ja palautusohje.',
      ],
      en: [
        'Withdraw from an order',
        'Two presses of a button, an e-mail or the form will do. You need not give a reason.',
        'How to withdraw from a tyre order within 14 days: withdrawal function, model form and instructions.',
      ],
    },
    'privacy-policy': {
      fi: [
        'Tietosuojaseloste',
        'Mitä tietoja sinusta keräämme, miksi, kuinka kauan ne säilyvät ja mitä oikeuksia sinulla on.',
      ],
      en: [
        'Privacy policy',
        'What we collect about you, why, how long we keep it and which rights you have.',
      ],
    },
    'cookie-policy': {
      fi: [
        'Evästeet',
        'Ilman suostumustasi käytämme vain välttämättömiä evästeitä. Tässä ovat kaikki, nimineen ja kestoineen.',
      ],
      en: [
        'Cookies',
        'Without your consent we use only the cookies the shop cannot do without. Here is every one, with its lifetime.',
      ],
    },
    'accessibility-statement': {
      fi: [
        'Saavutettavuusseloste',
        'Miten hyvin kauppa toimii apuvälineillä, mitä tiedämme puutteeksi ja miten annat palautetta.',
      ],
      en: [
        'Accessibility statement',
        'How well the shop works with assistive technology, what we know is missing and how to tell us.',
      ],
    },
  },
  Information: {
    'studded-or-friction': {
      fi: [
        'Nasta vai kitka?',
        'Molemmilla pärjää Suomen talvessa. Ratkaisevaa on, missä ja milloin ajat.',
        'Nastarenkaat vai kitkarenkaat? Erot jäällä, lumella, märällä, melussa ja kulumisessa.',
      ],
      en: [
        'Studded or friction?',
        'Both cope with a Finnish winter. What decides is where and when you drive.',
        'Studded or friction winter tyres? How they differ on ice, on snow, in the wet, in noise and in wear.',
      ],
    },
    'eu-label': {
      fi: [
        'EU-rengasmerkintä',
        'Polttoainetaloudellisuus, märkäpito ja melu yhdestä merkistä. Näin luet sen.',
      ],
      en: ['EU tyre label', 'Fuel efficiency, wet grip and noise on one label. This is how to read it.'],
    },
  },
  Text: {
    'free-shipping-information': {
      fi: ['Toimituksen hinta', 'Mitä renkaiden toimitus maksaa.'],
      en: ['Delivery price', 'What the delivery of tyres costs.'],
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
  },
}
