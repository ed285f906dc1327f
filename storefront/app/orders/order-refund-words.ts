import { staffReasonWords } from '@pito/contracts/values/refunds'
import { words } from '@pito/web/words/words'

/** Texts about the refunds of an order and their reasons. */
export const orderRefundWords = words({
  fi: {
    made: 'Palautettu',
    due: 'Palautetaan',
    pieces: (count: number, name: string) => `${count}\u00a0×\u00a0${name}`,
    late: 'Maksu tuli perille liian myöhään',
    replaced: 'Maksu tuli perille, kun tilaus oli jo päättynyt',
    twice: 'Maksu tuli kahdesti',
    'wrong-amount': 'Maksun summa oli väärä',
    cancelled: 'Tilauksen peruminen',
    withdrawn: 'Sopimuksen peruuttaminen',
    ...staffReasonWords.fi,
  },
  en: {
    made: 'Refunded',
    due: 'To be refunded',
    pieces: (count, name) => `${count}\u00a0×\u00a0${name}`,
    late: 'The payment arrived too late',
    replaced: 'The payment arrived after the order had ended',
    twice: 'The payment arrived twice',
    'wrong-amount': 'The payment was of another amount',
    cancelled: 'Cancelled order',
    withdrawn: 'Withdrawal',
    ...staffReasonWords.en,
  },
})
