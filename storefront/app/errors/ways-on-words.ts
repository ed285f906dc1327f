import { words } from '@pito/web/words/words'

/** Texts of the ways to continue on a page on which nothing was found. */
export const waysOn = words({
  fi: {
    ofSize: (size: string) => `Katso renkaat koossa ${size}`,
    call: 'Asiakaspalvelu auttaa:',
  },
  en: {
    ofSize: (size) => `See the tyres in ${size}`,
    call: 'Customer service helps:',
  },
})
