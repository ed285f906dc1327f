import { refusalList } from './refusal-list.ts'

/** Of carts, promo codes and what becomes of them. */
export const checkoutRefusals = refusalList({
  'cart-empty': {
    status: 422,
    sentence: { fi_FI: 'Ostoskori on tyhjä.', en_GB: 'No Product in Cart' },
  },
  'cart-changed': {
    status: 409,
    sentence: {
      fi_FI: 'Ostoskori muuttui sen jälkeen, kun se näytettiin. Tarkista summa ja jatka sitten.',
      en_GB: 'The cart has changed since it was shown. Please check the total, then go on.',
    },
  },
  'appointment-missing': {
    status: 422,
    sentence: {
      fi_FI: 'Valitse ensin asennuspiste ja aika.',
      en_GB: 'Please choose a service point and time first.',
    },
  },
  'promo-code-not-valid': {
    status: 422,
    sentence: { fi_FI: 'Alennuskoodi ei kelpaa.', en_GB: 'Invalid promo code.' },
  },
  'promo-code-for-customers': {
    status: 422,
    sentence: {
      fi_FI: 'Alennuskoodit ovat rekisteröityneille asiakkaille.',
      en_GB: 'Promo code only available for registered customers.',
    },
  },
  'promo-code-used': {
    status: 422,
    sentence: {
      fi_FI: 'Olet jo käyttänyt tämän alennuskoodin.',
      en_GB: 'You have already used this promo code.',
    },
  },
  'promo-code-minimum': {
    status: 422,
    sentence: {
      fi_FI: 'Ostoskorin tuotteiden summa ei vielä riitä tähän alennuskoodiin.',
      en_GB: 'The products in the cart do not cost enough for this promo code yet.',
    },
  },
})
