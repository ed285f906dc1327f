import { words } from '@pito/web/words/words'

/** Texts that are loaded with the offers. */
export const offer = words({
  fi: { fromEach: (price: string) => `alk. ${price} kappale` },
  en: { fromEach: (price) => `from ${price} each` },
})
