import { words } from '@pito/web/words/words'

/** Texts of the form for requesting an alert about a tyre. */
export const alerts = words({
  fi: {
    stock: 'Ilmoita, kun tätä on taas saatavilla',
    price: 'Ilmoita, kun hinta laskee',
    email: 'Sähköposti',
    target: 'Tavoitehinta, € / rengas',
    optional: '(vapaaehtoinen)',
    targetHint: 'Ilman tavoitehintaa viesti tulee, kun hinta on alempi kuin nyt.',
    promise: 'Saat vahvistuslinkin ja sen jälkeen yhden viestin. Sitten osoite poistetaan.',
    emailWrong: 'Tarkista sähköpostiosoite, esimerkiksi aino@example.fi.',
    priceWrong: 'Anna tavoitehinta euroina, esimerkiksi 99,90. Sen on oltava alle nykyisen hinnan.',
  },
  en: {
    stock: 'Tell me when it is in stock again',
    price: 'Tell me when the price falls',
    email: 'Email',
    target: 'Target price, € / tyre',
    optional: '(optional)',
    targetHint: 'Without a target the message comes when the price is lower than today.',
    promise: 'You get a link to confirm, and then one message. After that the address is deleted.',
    emailWrong: 'Please check the e-mail address, for example aino@example.fi.',
    priceWrong:
      'Please give the target price in euros, for example 99,90. It has to be below the current price.',
  },
})
export type AlertWords = (typeof alerts)['fi']
