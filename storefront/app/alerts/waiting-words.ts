import { words } from '../words/words.ts'

/** The small form by which one waits for a tyre. */
export const waiting = words({
  fi: {
    stock: 'Ilmoita, kun tätä on taas saatavilla',
    price: 'Ilmoita, kun hinta laskee',
    email: 'Sähköposti',
    target: 'Tavoitehinta, € / rengas',
    optional: '(vapaaehtoinen)',
    targetHint: 'Ilman tavoitehintaa viesti tulee, kun hinta on alempi kuin nyt.',
    promise: 'Saat vahvistuslinkin ja sen jälkeen yhden viestin. Sitten osoite poistetaan.',
  },
  en: {
    stock: 'Tell me when it is in stock again',
    price: 'Tell me when the price falls',
    email: 'E-mail',
    target: 'Target price, € / tyre',
    optional: '(optional)',
    targetHint: 'Without a target the message comes when the price is lower than now.',
    promise: 'You get a link to confirm, and then one message. After that the address is deleted.',
  },
})
