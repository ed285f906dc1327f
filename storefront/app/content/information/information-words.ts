import { words } from '@pito/web/words/words'

export const information = words({
  fi: {
    path: 'Murupolku',
    home: 'Etusivu',
    changed: 'Päivitetty',
    deliveryPrices: 'Toimituksen hinta',
    pricesWithoutFitting: 'Toimituksen hinta ilman asennusta',
    tyresInOrder: 'Renkaita tilauksessa',
    deliveryPrice: 'Hinta',
    tyresFrom: (price: string) => `Kun renkaat maksavat vähintään ${price}`,
    tyres: (from: number, to: number | null) => (to === null ? `${from} tai enemmän` : between(from, to)),
  },
  en: {
    path: 'Breadcrumb',
    home: 'Home',
    changed: 'Updated',
    deliveryPrices: 'Price of delivery',
    pricesWithoutFitting: 'Price of delivery without fitting',
    tyresInOrder: 'Tyres in the order',
    deliveryPrice: 'Price',
    tyresFrom: (price) => `When the tyres cost ${price} or more`,
    tyres: (from, to) => (to === null ? `${from} or more` : between(from, to)),
  },
})

function between(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`
}
