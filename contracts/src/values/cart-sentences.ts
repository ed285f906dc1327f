import type { Locale } from './locale.ts'

type Sentences = Readonly<Record<Locale, (most: number) => string>>

/** Said by the API and by pages alike. */
export const itemAdded: Readonly<Record<Locale, string>> = {
  fi_FI: 'Tuote lisättiin ostoskoriin',
  en_GB: 'Item added into cart successfully',
}

export const reducedToStock: Readonly<Record<Locale, string>> = {
  fi_FI: 'Ostoskorit yhdistettiin. Joitakin määriä pienennettiin, koska varastossa ei ole enempää.',
  en_GB: 'The carts were merged. Some quantities were reduced, because there are no more in stock.',
}

export const mostInCart: Sentences = {
  fi_FI: (most) => `Tätä tuotetta voi olla ostoskorissa enintään ${most}\u00a0kpl`,
  en_GB: (most) => `Maximum available quantity for this item into cart is ${most}`,
}

export const mostInLine: Sentences = {
  fi_FI: (most) => `Saatavilla on enintään ${most}\u00a0kpl`,
  en_GB: (most) => `Max available qty is ${most}`,
}
