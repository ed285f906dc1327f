import { words } from '../../words/words.ts'

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
