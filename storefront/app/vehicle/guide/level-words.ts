import { words } from '@pito/web/words/words'

/** The headings of recommended tyres, which also mark these tyres in the list. */
export const levelWords = words({
  fi: { good: 'Hyvä', better: 'Parempi', best: 'Paras' },
  en: { good: 'Good', better: 'Better', best: 'Best' },
})
