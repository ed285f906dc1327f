import type { AlertKind } from '@pito/contracts/values/alert-kinds'

const finnish = {
  hello: 'Hei!',
  wish: (kind: AlertKind, target: string | 0 | null) => {
    if (kind === 'stock') return 'kun rengasta on taas saatavilla'
    return target ? `kun hinta on enintään ${target}` : 'kun hinta laskee'
  },
  confirmSubject: (name: string) => `Vahvista ilmoitus: ${name}`,
  asked: (wish: string, name: string) => `Tähän osoitteeseen pyydettiin yhtä viestiä, ${wish}:\n${name}`,
  confirm: 'Vahvista 48 tunnin kuluessa avaamalla sivu ja painamalla siellä Vahvista:',
  notYou: 'Jos et pyytänyt tätä itse, sinun ei tarvitse tehdä mitään: pyyntö poistuu itsestään.',
  waitingSubject: (name: string) => `Odotat jo: ${name}`,
  waiting: (name: string) =>
    `Olet jo pyytänyt tämän ilmoituksen, ja se on voimassa:\n${name}\nJos haluat toisen tavoitehinnan, lopeta tämä ensin ja pyydä sitten uusi.`,
  stockSubject: (name: string) => `Taas saatavilla: ${name}`,
  stock: (name: string, price: string) => `${name} on taas saatavilla. Hinta nyt ${price} / rengas.`,
  priceSubject: (name: string, price: string) => `Hinta laski: ${name}, ${price}`,
  price: (name: string, price: string) => `${name} maksaa nyt ${price} / rengas.`,
  last: 'Hinta ja saatavuus voivat muuttua. Ilmoituksia ei tule enempää, ja sähköpostiosoitteesi on poistettu odottavien listalta.',
  stop: 'Lopeta tämä ilmoitus:',
}

export const alertEmailWords: Readonly<Record<'fi' | 'en', typeof finnish>> = {
  fi: finnish,
  en: {
    hello: 'Hello,',
    wish: (kind, target) => {
      if (kind === 'stock') return 'when the tyre is in stock again'
      return target ? `when the price is ${target} at most` : 'when the price falls'
    },
    confirmSubject: (name) => `Confirm the notice: ${name}`,
    asked: (wish, name) => `One message was asked for at this address, ${wish}:\n${name}`,
    confirm: 'Confirm it within 48 hours by opening the page and pressing Confirm there:',
    notYou: 'If this was not you, there is nothing to do: the request goes away by itself.',
    waitingSubject: (name) => `You are waiting already: ${name}`,
    waiting: (name) =>
      `You have asked for this notice before, and it goes on:\n${name}\nFor another target price, stop this one first and then ask anew.`,
    stockSubject: (name) => `In stock again: ${name}`,
    stock: (name, price) => `${name} is in stock again. The price is now ${price} / tyre.`,
    priceSubject: (name, price) => `The price fell: ${name}, ${price}`,
    price: (name, price) => `${name} now costs ${price} / tyre.`,
    last: 'Price and stock may change. There will be no more notices, and your e-mail address is off the waiting list.',
    stop: 'Stop this notice:',
  },
}
