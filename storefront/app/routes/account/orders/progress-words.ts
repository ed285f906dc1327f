import { words } from '../../../words/words.ts'

/** Beside paid or unpaid, which a mark of its own says. */
export const progressWords = words({
  fi: {
    placed: '',
    paid: '',
    fitted: 'Asennettu',
    delivered: 'Toimitettu',
    cancelled: 'Peruttu',
    refunded: 'Hyvitetty',
  },
  en: {
    placed: '',
    paid: '',
    fitted: 'Fitted',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
})
