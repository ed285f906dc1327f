import { words } from '../words.ts'

export const otherSizes = words({
  fi: { back: 'Takaisin renkaaseen', title: (name: string) => `${name}: kaikki koot` },
  en: { back: 'Back to the tyre', title: (name) => `${name}: all sizes` },
})
