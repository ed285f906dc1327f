import { words } from '@pito/web/words/words'

/** Texts of the page that puts the tyres of an order into the cart again. */
export const repeatOrderWords = words({
  fi: {
    title: 'Tilaa uudelleen',
    lead: (number: string) => `Samat renkaat kuin tilauksessa ${number}, tämän päivän hinnoin.`,
    pieces: (count: number) => `${count}\u00a0kpl`,
    price: (now: string) => `${now}/kpl`,
    priceChanged: (now: string, paid: string) => `Hinta nyt ${now}, ostit hintaan ${paid}`,
    fewer: (count: number, missing: number) =>
      `Saatavilla on enää ${count}\u00a0kpl eli ${missing}\u00a0kpl vähemmän kuin tilasit.`,
    soldOut: 'Rengas on loppunut varastosta.',
    notSold: 'Rengas ei ole enää valikoimassa.',
    instead: 'Näistä saat yhtä monta:',
    similar: 'Katso vastaavat renkaat',
    similarTo: (name: string) => `Katso vastaavat renkaat: ${name}`,
    point: (name: string) => `Asennuspiste: ${name}. Valitset uuden ajan seuraavaksi.`,
    noPoint: 'Tilauksen asennuspiste ei ole enää käytettävissä. Valitset toisen seuraavaksi.',
    none: 'Tilauksen renkaita ei ole nyt saatavilla',
    add: 'Lisää ostoskoriin',
    addAvailable: 'Lisää saatavilla olevat ostoskoriin',
  },
  en: {
    title: 'Order again',
    lead: (number) => `The same tyres as in order ${number}, at today’s prices.`,
    pieces: (count) => `${count}\u00a0pcs`,
    price: (now) => `${now} each`,
    priceChanged: (now, paid) => `Price now ${now}, you paid ${paid}`,
    fewer: (count, missing) =>
      `Only ${count}\u00a0${count === 1 ? 'is' : 'are'} left, ${missing}\u00a0fewer than you ordered.`,
    soldOut: 'This tyre is sold out.',
    notSold: 'This tyre is no longer sold.',
    instead: 'As many are available of these:',
    similar: 'See similar tyres',
    similarTo: (name) => `See similar tyres: ${name}`,
    point: (name) => `Service point: ${name}. You choose a new time next.`,
    noPoint: 'The service point of the order is no longer available. You choose another one next.',
    none: 'The tyres of the order are not available now',
    add: 'Add to cart',
    addAvailable: 'Add what is available to the cart',
  },
})
