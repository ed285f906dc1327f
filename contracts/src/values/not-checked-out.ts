/** Reasons why a cart cannot become an order. */
export const notCheckedOut = [
  'cart-empty',
  'sold-out',
  'not-enough-stock',
  'appointment-missing',
  'guest-order-too-large',
  'amount-too-large',
  'sales-not-open',
] as const
export type NotCheckedOut = (typeof notCheckedOut)[number]

/** The sentences about the cart as a whole, which the API and the cart page share. */
export const cartRefusals = {
  'guest-order-too-large': {
    fi_FI:
      'Kirjautumatta voit tilata enintään 24 rengasta ja 10 000 eurolla. Kirjaudu yritysasiakkaana tai soita asiakaspalveluumme, niin hoidamme isommankin tilauksen.',
    en_GB:
      'Without logging in you can order 24 tyres and 10,000 euros at most. Please log in as a company, or call our customer service, for a larger order.',
  },
  'amount-too-large': {
    fi_FI: 'Näin suurta summaa ei voi maksaa yhdellä kertaa. Jaa tilaus osiin tai soita asiakaspalveluumme.',
    en_GB:
      'An amount this large cannot be paid at once. Please split the order, or call our customer service.',
  },
  'sales-not-open': {
    fi_FI: 'Kauppa ei vielä ota tilauksia vastaan. Yritä myöhemmin uudelleen.',
    en_GB: 'The shop does not take orders yet. Please try again later.',
  },
} as const
