import type { Locale } from './locale.ts'

type Sentences = Readonly<Record<Locale, (most: number) => string>>

/** The API and the pages share these sentences. */
export const itemAdded: Readonly<Record<Locale, string>> = {
  fi_FI: 'Tuote lisättiin ostoskoriin',
  en_GB: 'Item added into cart successfully',
}

export const reducedToStock: Readonly<Record<Locale, string>> = {
  fi_FI: 'Ostoskorit yhdistettiin. Joitakin määriä pienennettiin, koska varastossa ei ole enempää.',
  en_GB: 'The carts were merged. Some quantities were reduced, because there are no more in stock.',
}

/** The names of the tyres that the sentence is about; there may be none, because a name can be what is not readable. */
export const leftOutOfCart: Readonly<Record<Locale, (names: readonly string[]) => string>> = {
  fi_FI: (names) =>
    `${names.length > 0 ? `Näitä renkaita ei voi juuri nyt tilata: ${names.join(', ')}.` : 'Osaa renkaista ei voi juuri nyt tilata.'} Jätimme ne pois laskelmasta.`,
  en_GB: (names) =>
    `${names.length > 0 ? `These tyres cannot be ordered at the moment: ${names.join(', ')}.` : 'Some of the tyres cannot be ordered at the moment.'} They are left out of the totals.`,
}

/** Tyres of a guest's cart that were not moved to the customer's cart. The names are like those of `leftOutOfCart`. */
export const leftOutOfMerge: typeof leftOutOfCart = {
  fi_FI: (names) =>
    `${names.length > 0 ? `Näitä renkaita ei voi juuri nyt tilata: ${names.join(', ')}.` : 'Osaa renkaista ei voi juuri nyt tilata.'} Ne jäivät pois ostoskorista.`,
  en_GB: (names) =>
    `${names.length > 0 ? `These tyres cannot be ordered at the moment: ${names.join(', ')}.` : 'Some of the tyres cannot be ordered at the moment.'} They were not added to your cart.`,
}

const released = {
  fi_FI: 'Varattu asennusaika vapautettiin. Valitse asennuspiste ja aika uudelleen.',
  en_GB: 'Your appointment was released. Please choose a service point and time again.',
}

const timeReleased = {
  fi_FI: (time: string) => `Asennusaikasi vapautui: ${time}.`,
  en_GB: (time: string) => `Your fitting time was given up: ${time}.`,
}

const chooseAnother = { fi_FI: 'Valitse toinen aika.', en_GB: 'Please choose another time.' }

/** The sentence names the service point as well, because the customer may have held times at several ones before. */
export function timeGivenUp(locale: Locale, reason: string, time: string): string {
  return `${reason} ${timeReleased[locale](time)}`
}

/**
 * Returns the sentence which tells the customer that a change of tyres or services released the appointment of the
 * cart. An appointment by phone has no time to name.
 */
export function appointmentReleased(locale: Locale, reason: string, time: string | null): string {
  return time === null
    ? `${reason} ${released[locale]}`
    : `${timeGivenUp(locale, reason, time)} ${chooseAnother[locale]}`
}

export const tooManyTyresHeld: Readonly<Record<Locale, string>> = {
  fi_FI: 'Asennusaikoja voi pitää varattuna vain rajalliselle määrälle renkaita kerrallaan.',
  en_GB: 'Times can be held for a limited number of tyres at once.',
}

export const promoCodeRequired: Readonly<Record<Locale, string>> = {
  fi_FI: 'Alennuskoodi on pakollinen.',
  en_GB: 'Promo code is required.',
}

/** The API returns this sentence when the promo code to be removed is not the code in the cart (CART-57). */
export const otherPromoCode: Readonly<Record<Locale, string>> = {
  fi_FI: 'Virheellinen alennuskoodi',
  en_GB: 'Invalid promo code',
}

export const promoCodeMinimum: Readonly<Record<Locale, (sum: string, missing: string) => string>> = {
  fi_FI: (sum, missing) =>
    `Alennuskoodi edellyttää, että ostoskorissa on renkaita vähintään ${sum} edestä. Summasta puuttuu ${missing}.`,
  en_GB: (sum, missing) =>
    `This promo code needs tyres for at least ${sum} in the cart. Another ${missing} is missing.`,
}

export const notFrontAndRear: Readonly<Record<Locale, string>> = {
  fi_FI:
    'Valitse samaa mallia kaksi eri kokoa, toinen eteen ja toinen taakse. Niiden ympärysmitta saa erota enintään 3\u00a0%.',
  en_GB:
    'Please choose one model in two sizes, one for the front and one for the rear. Their circumference may differ by 3\u00a0% at most.',
}

export const noServicePointForType: Readonly<Record<Locale, string>> = {
  fi_FI: 'Toimitus asennuspisteeseen kuuluu asennukseen.',
  en_GB: 'Delivery to a service point is part of the installation.',
}

export const mostInCart: Sentences = {
  fi_FI: (most) => `Tätä tuotetta voi olla ostoskorissa enintään ${most}\u00a0kpl`,
  en_GB: (most) => `Maximum available quantity for this item into cart is ${most}`,
}

export const mostInLine: Sentences = {
  fi_FI: (most) => `Saatavilla on enintään ${most}\u00a0kpl`,
  en_GB: (most) => `Max available qty is ${most}`,
}
