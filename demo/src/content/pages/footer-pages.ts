import type { Listed } from './listed.ts'

export const footerPages = {
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
    en: ['Privacy policy', 'What we collect about you, why, how long we keep it and which rights you have.'],
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
} satisfies Record<string, Listed>
