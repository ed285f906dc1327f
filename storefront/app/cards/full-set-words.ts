import { words } from '../words/words.ts'

export const fullSetWords = words({
  fi: {
    delivered: (price: string) => `Kotiin ${price}`,
    fittedFrom: (price: string) => `asennettuna alk. ${price}`,
  },
  en: {
    delivered: (price) => `Delivered ${price}`,
    fittedFrom: (price) => `fitted from ${price}`,
  },
})
