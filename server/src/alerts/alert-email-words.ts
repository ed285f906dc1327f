import type { AlertKind } from '@pito/contracts/values/alert-kinds'
import { confirmHours } from '@pito/contracts/values/alert-kinds'

const finnish = {
  hello: 'Hei!',
  wish: (kind: AlertKind, target: string | 0 | null) => {
    if (kind === 'stock') return 'kun rengasta on taas saatavilla'
    return target ? `kun hinta on enintään ${target}` : 'kun hinta laskee'
  },
  confirmSubject: (name: string) => `Vahvista ilmoitus: ${name}`,
  requested: (wish: string, name: string) => `Tähän osoitteeseen pyydettiin yhtä viestiä, ${wish}:\n${name}`,
  confirmButton: 'Vahvista ilmoitus',
  tyreButton: 'Katso rengasta',
  confirm: `Linkki toimii ${confirmHours} tuntia. Paina avautuvalla sivulla Vahvista.`,
  notYou: 'Jos et pyytänyt tätä itse, sinun ei tarvitse tehdä mitään: pyyntö poistuu itsestään.',
  goesOnSubject: (name: string) => `Odotat jo: ${name}`,
  goesOn: (name: string) =>
    `Olet jo pyytänyt tämän ilmoituksen, ja se on voimassa:\n${name}\nJos haluat toisen tavoitehinnan, lopeta tämä ensin ja pyydä sitten uusi.`,
  stockSubject: (name: string) => `Taas saatavilla: ${name}`,
  stock: (name: string, price: string) => `${name} on taas saatavilla. Hinta nyt ${price} / rengas.`,
  priceSubject: (name: string, price: string) => `Hinta laski: ${name}, ${price}`,
  price: (name: string, price: string) => `${name} maksaa nyt ${price} / rengas.`,
  last: 'Hinta ja saatavuus voivat muuttua. Ilmoituksia ei tule enempää, ja sähköpostiosoitteesi on poistettu odottavien listalta.',
  stop: 'Lopeta tämä ilmoitus',
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
    requested: (wish, name) => `One message was requested for this address, ${wish}:\n${name}`,
    confirmButton: 'Confirm the notice',
    tyreButton: 'See the tyre',
    confirm: `The link works for ${confirmHours} hours. Press Confirm on the page that opens.`,
    notYou: 'If this was not you, there is nothing to do: the request goes away by itself.',
    goesOnSubject: (name) => `You have requested this already: ${name}`,
    goesOn: (name) =>
      `You have requested this notice before, and it goes on:\n${name}\nFor another target price, stop this one first and then request it again.`,
    stockSubject: (name) => `In stock again: ${name}`,
    stock: (name, price) => `${name} is in stock again. The price is now ${price} / tyre.`,
    priceSubject: (name, price) => `The price fell: ${name}, ${price}`,
    price: (name, price) => `${name} now costs ${price} / tyre.`,
    last: 'Price and stock may change. There will be no more notices, and your e-mail address is no longer stored for this notice.',
    stop: 'Stop this notice',
  },
}
