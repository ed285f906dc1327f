import { stageNames } from '@pito/contracts/values/order-progress'
import { paymentStateNames } from '@pito/contracts/values/payment-state'
import { words } from '@pito/web/words/words'

/** Texts about orders that the list and the page of an order share. */
export const orderWords = words({
  fi: {
    orders: 'Tilaukset',
    order: (number: string) => `Tilaus ${number}`,
    number: 'Numero',
    time: 'Aika',
    customer: 'Asiakas',
    companyMark: 'Yritys',
    goods: 'Tuotteet',
    delivery: 'Toimitus',
    total: 'Yhteensä',
    payment: 'Maksu ja vaihe',
    nextStep: 'Seuraava vaihe',
    since: (time: string) => `${time} alkaen`,
    plate: 'Rekisterinumero',
    none: '–',
    home: 'Kotiinkuljetus',
    fitting: 'Asennus',
    servicePoint: 'Asennuspiste',
    arrives: (days: string) => `perillä ${days}`,
    search: 'Tilausnumero, nimi, sähköposti, puhelin, rekisterinumero tai laskun numero',
    status: 'Maksettu',
    isPaid: 'Maksetut',
    isUnpaid: 'Maksamattomat',
    period: 'Tilattu',
    today: 'Tänään',
    week: '7 viime päivää',
    month: '30 viime päivää',
    tabs: 'Tilaukset vaiheittain',
    countsMissing: 'Vaiheiden määriä ei voitu laskea.',
    'to-pack': 'Pakattavat',
    'to-send': 'Lähetettävät',
    'fitting-today': 'Asennukset tänään',
    'waiting-for-customer': 'Odottaa asiakasta',
    'waiting-for-us': 'Odottaa meitä',
    'refunds-due': 'Palautettavat maksut',
    'returns-on-the-way': 'Palautukset matkalla',
    'payment-pending': 'Maksu kesken',
    all: 'Kaikki',
    counted: (tab: string, count: string) => `${tab} ${count}`,
    over: (count: string) => `yli ${count}`,
  },
  en: {
    orders: 'Orders',
    order: (number) => `Order ${number}`,
    number: 'Number',
    time: 'Time',
    customer: 'Customer',
    companyMark: 'Company',
    goods: 'Goods',
    delivery: 'Delivery',
    total: 'Total',
    payment: 'Payment and progress',
    nextStep: 'Next step',
    since: (time) => `since ${time}`,
    plate: 'Licence plate',
    none: '–',
    home: 'Home delivery',
    fitting: 'Fitting',
    servicePoint: 'Service point',
    arrives: (days) => `arrives ${days}`,
    search: 'Order number, name, e-mail, phone, licence plate or invoice number',
    status: 'Paid',
    isPaid: 'Paid orders',
    isUnpaid: 'Unpaid orders',
    period: 'Ordered',
    today: 'Today',
    week: 'Last 7 days',
    month: 'Last 30 days',
    tabs: 'Orders by step',
    countsMissing: 'The orders of the tabs could not be counted.',
    'to-pack': 'To pack',
    'to-send': 'To send',
    'fitting-today': 'Fitting today',
    'waiting-for-customer': 'Waiting for the customer',
    'waiting-for-us': 'Waiting for us',
    'refunds-due': 'Refunds due',
    'returns-on-the-way': 'Returns on the way',
    'payment-pending': 'Payment pending',
    all: 'All',
    counted: (tab, count) => `${tab} ${count}`,
    over: (count) => `over ${count}`,
  },
})

/** These sentences stand in a tab that has no orders. */
export const emptyTabWords = words({
  fi: {
    'to-pack': 'Mitään ei ole pakattavana.',
    'to-send': 'Mitään ei ole lähetettävänä.',
    'fitting-today': 'Tänään ei asenneta mitään.',
    'waiting-for-customer': 'Mikään tilaus ei odota asiakasta.',
    'waiting-for-us': 'Mikään tilaus ei odota meitä.',
    'refunds-due': 'Maksuja ei ole palautettavana.',
    'returns-on-the-way': 'Palautuksia ei ole matkalla.',
    'payment-pending': 'Mikään maksu ei ole kesken.',
    all: 'Tilauksia ei vielä ole.',
  },
  en: {
    'to-pack': 'Nothing to pack.',
    'to-send': 'Nothing to send.',
    'fitting-today': 'No fittings today.',
    'waiting-for-customer': 'No orders wait for the customer.',
    'waiting-for-us': 'No orders wait for us.',
    'refunds-due': 'No refunds due.',
    'returns-on-the-way': 'No returns on the way.',
    'payment-pending': 'No payments pending.',
    all: 'No orders yet.',
  },
})

/** Which orders appear in a tab. */
export const emptyTabHints = words({
  fi: {
    'to-pack': 'Tilaus tulee tähän, kun se on maksettu.',
    'to-send': 'Tilaus tulee tähän, kun se on pakattu.',
    'fitting-today': 'Tilaus on tässä asennuspäivänään.',
    'waiting-for-customer': 'Tässä ovat tilaukset, joiden asiakas maksaa tai valitsee uuden asennusajan.',
    'waiting-for-us': 'Tässä ovat tilaukset, joiden maksu tai asennus meidän on selvitettävä.',
    'refunds-due': 'Tässä ovat tilaukset, joiden maksua ei ole vielä palautettu.',
    'returns-on-the-way': 'Tilaus tulee tähän, kun asiakas on peruuttanut sopimuksen.',
    'payment-pending': 'Tässä ovat tilaukset, joita maksetaan juuri nyt.',
    all: 'Ensimmäinen tilaus tulee tähän, kun asiakas vahvistaa ostoskorinsa.',
  },
  en: {
    'to-pack': 'An order appears here when it is paid.',
    'to-send': 'An order appears here when it is packed.',
    'fitting-today': 'An order is here on the day of its fitting.',
    'waiting-for-customer': 'These are orders whose customer has to pay or to choose another fitting time.',
    'waiting-for-us': 'These are orders whose payment or fitting we have to sort out.',
    'refunds-due': 'These are orders whose money has not been paid back yet.',
    'returns-on-the-way': 'An order appears here when the customer has withdrawn from it.',
    'payment-pending': 'These are orders that are being paid right now.',
    all: 'The first order appears here when a customer confirms a cart.',
  },
})

/** The next steps of orders. */
export const taskWords = words({
  fi: {
    'retry-refund': 'Yritä palauttaa maksu uudelleen',
    'look-at-payment': 'Selvitä maksu',
    'call-customer': 'Sovi asiakkaan kanssa',
    'choose-time': 'Asiakas valitsee uuden ajan',
    pack: 'Pakkaa',
    send: 'Lähetä',
    fit: 'Asennus tänään',
    'take-back': 'Kirjaa palautus',
    'make-refund': 'Maksua palautetaan',
    'check-payment': 'Tarkista maksu',
    pay: 'Asiakas maksaa',
    'await-delivery': 'Merkitse toimitetuksi',
    'await-fitting': 'Odottaa asennusta',
  },
  en: {
    'retry-refund': 'Try the refund again',
    'look-at-payment': 'Look into the payment',
    'call-customer': 'Contact the customer',
    'choose-time': 'Customer chooses another time',
    pack: 'Pack',
    send: 'Send',
    fit: 'Fitting today',
    'take-back': 'Book the return',
    'make-refund': 'Refund under way',
    'check-payment': 'Check the payment',
    pay: 'Customer pays',
    'await-delivery': 'Mark as delivered',
    'await-fitting': 'Waits for the fitting',
  },
})

/** These words name the state of the payment. */
export const paymentStateWords = words(paymentStateNames)

/** How far an order is. */
export const stageWords = words(stageNames)

/** The time of a fitting, and why it does not take place, in words that are short enough for a column of the list. */
export const fittingWords = words({
  fi: {
    byPhone: 'aika sovitaan puhelimitse',
    declined: 'Varaus hylätty',
    cancelled: 'Asennus peruttu',
    released: 'Ei varattuna',
    was: (time: string) => `aika oli ${time}`,
  },
  en: {
    byPhone: 'time agreed by phone',
    declined: 'Fitting declined',
    cancelled: 'Fitting cancelled',
    released: 'Time not held',
    was: (time) => `the time was ${time}`,
  },
})
