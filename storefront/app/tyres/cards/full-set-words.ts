import { words } from '@pito/web/words/words'

export const fullSetWords = words({
  fi: {
    delivered: (price: string) => `Kotiin ${price}`,
    freight: (price: string) => `Rahteineen ${price}`,
    fittedFrom: (price: string) => `asennettuna alk. ${price}`,
  },
  en: {
    delivered: (price) => `Delivered ${price}`,
    freight: (price) => `Incl. freight ${price}`,
    fittedFrom: (price) => `fitted from ${price}`,
  },
})
