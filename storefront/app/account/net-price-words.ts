import { words } from '@pito/web/words/words'

export const netPrice = words({
  fi: {
    withoutVat: (price: string) => `Ilman alv:tä ${price}`,
    eachWithoutVat: (price: string) => `Ilman alv:tä ${price}/kpl`,
  },
  en: {
    withoutVat: (price) => `${price} without VAT`,
    eachWithoutVat: (price) => `${price} each without VAT`,
  },
})
