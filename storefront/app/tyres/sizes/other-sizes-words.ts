import { words } from '@pito/web/words/words'

export const otherSizes = words({
  fi: {
    back: 'Takaisin renkaaseen',
    title: 'Kaikki koot',
  },
  en: {
    back: 'Back to the tyre',
    title: 'All sizes',
  },
})
