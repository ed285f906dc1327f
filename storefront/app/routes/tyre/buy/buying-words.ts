import { words } from '../../../words/words.ts'

const counted: Record<'fi' | 'en', Record<number, string>> = {
  fi: { 1: 'yksi rengas', 2: 'kaksi rengasta', 3: 'kolme rengasta', 4: 'neljä rengasta' },
  en: { 1: 'one tyre', 2: 'two tyres', 3: 'three tyres', 4: 'four tyres' },
}

/** The buttons and sentences that lead into the cart. */
export const buying = words({
  fi: {
    buy: 'Osta',
    quantity: 'Määrä',
    less: 'Vähennä',
    more: 'Lisää',
    tyres: (count: number) => counted.fi[count] ?? `${count} rengasta`,
    row: (count: number, price: string) => `${count} × rengas à ${price}`,
    delivery: 'Toimitus kotiin',
    days: (from: string, to: string) => `${from}–\u2060${to}`,
    atHome: 'Kotiin toimitettuna yhteensä',
    fitted: 'Asennettuna autoon yhteensä',
    from: (price: string) => `alk. ${price}`,
    deliveryInCart: 'näkyy ostoskorissa',
    deliveryFailed: 'Toimituksen hintaa ei saatu haettua',
    add: 'Lisää ostoskoriin',
    now: 'Osta heti',
    most: (most: number) => `Saatavilla on enintään ${most}\u00a0kpl`,
    inStock: 'Varastossa',
    available: (count: number) => `Saatavilla ${count}\u00a0kpl`,
    soldOut: 'Loppuunmyyty',
    offline: 'Yhteys katkesi. Tarkista verkkoyhteys ja yritä uudelleen.',
  },
  en: {
    buy: 'Buy',
    quantity: 'Quantity',
    less: 'Less',
    more: 'More',
    tyres: (count) => counted.en[count] ?? `${count} tyres`,
    row: (count, price) => `${count} × tyre at ${price}`,
    delivery: 'Delivery to your home',
    days: (from, to) => `${from}–\u2060${to}`,
    atHome: 'Delivered to your home, in all',
    fitted: 'Fitted on the car, in all',
    from: (price) => `from ${price}`,
    deliveryInCart: 'shown in the cart',
    deliveryFailed: 'The delivery price could not be loaded',
    add: 'Add to cart',
    now: 'Buy Now',
    most: (most) => `Maximum available quantity is ${most}`,
    inStock: 'In stock',
    available: (count) => `Available qty: ${count}`,
    soldOut: 'Sold out',
    offline: 'The connection was lost. Check your network connection and try again.',
  },
})
