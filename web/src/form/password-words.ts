import { words } from '../words/words.ts'

export const passwordWords = words({
  fi: {
    show: 'Näytä',
    showPassword: 'Näytä salasana',
  },
  en: {
    show: 'Show',
    showPassword: 'Show password',
  },
})
