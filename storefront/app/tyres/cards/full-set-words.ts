import { words } from '@pito/web/words/words'

/** The labels of the sums with a fitting or a delivery. */
export const fullSetWords = words({
  fi: {
    delivered: 'Kotiin toimitettuna',
    freight: 'Rahteineen',
    fittedFrom: 'Asennettuna alk.',
    home: (price: string) => `Kotiin ${price}`,
  },
  en: {
    delivered: 'Delivered',
    freight: 'Incl. freight',
    fittedFrom: 'Fitted from',
    home: (price) => `Delivered ${price}`,
  },
})
