import type { Language } from '@pito/contracts/values/locale'

const fi = {
  hello: (name: string) => `Hei ${name},`,
  confirmedSubject: (number: string) => `Tilausvahvistus: tilaus ${number}`,
  confirmed: 'Kiitos tilauksestasi! Maksusi on vastaanotettu, ja tilaus on vahvistettu.',
  invoiceAttached: 'Lasku on liitteenä.',
  termsAttached: 'Liitteenä ovat myös tilauksesi ehdot.',
  lateSubject: (number: string) => `Maksusi palautetaan: tilaus ${number}`,
  replaced:
    'Maksusi tuli perille vasta, kun olit jo luopunut tilauksesta, vahvistanut toisen tilauksen tai poistanut tilisi.',
  late: 'Maksusi tuli perille vasta, kun renkaita tai asennusaikaa ei enää voinut saada. Olemme pahoillamme.',
  twice: 'Tilauksesi maksu tuli meille kahdesti. Tilaus on voimassa, ja ylimääräinen maksu palautetaan.',
  wrongAmount:
    'Maksusi summa poikkesi tilauksesi summasta. Tilausta ei siksi ole vahvistettu, ja maksu palautetaan kokonaan. Voit maksaa tilauksen uudelleen verkkokaupassa, jos se on vielä auki.',
  wrongAmountOfPaid:
    'Tilauksestasi tuli meille vielä toinen maksu, jonka summa poikkesi tilauksesi summasta. Tilaus on voimassa, ja ylimääräinen maksu palautetaan kokonaan.',
  nothingToDo: 'Sinun ei tarvitse tehdä mitään.',
  refundedSubject: (number: string) => `Hyvitys: tilaus ${number}`,
  reason: 'Syy',
  creditNoteAttached: 'Hyvityslasku on liitteenä.',
  creditNotesAttached: 'Hyvityslaskut ovat liitteinä.',
  cancelledSubject: (number: string) => `Tilaus ${number} on peruttu`,
  cancelledWithRefundSubject: (number: string, amount: string) =>
    `Tilaus ${number} on peruttu, palautamme ${amount}`,
  cancelled: (hasTime: boolean) =>
    `Tilauksesi on peruttu. ${hasTime ? 'Renkaat ja asennusaika' : 'Renkaat'} on vapautettu.`,
  withdrawnSubject: (number: string) => `Peruuttaminen vastaanotettu: tilaus ${number}`,
  withdrawn: (number: string, when: string) =>
    `Olemme vastaanottaneet ilmoituksesi tilauksen ${number} peruuttamisesta ${when}. Tämä viesti on kuittaus siitä.`,
  noticeSent: (date: string, channel: string) => `Lähetit ilmoituksesi ${date} ${channel}.`,
  channels: { phone: 'puhelimitse', letter: 'kirjeitse', email: 'sähköpostitse' },
  goodwill: 'Peruuttamisaika oli jo päättynyt, mutta hyväksymme peruuttamisen hyvän tahdon eleenä.',
  returnAddress: (address: string) => `Palautusosoite:\n${address}`,
  orderInParcel: (number: string) => `Kirjoita lähetykseen tilausnumero ${number}.`,
  fittingCancelled: 'Asennus on peruttu, ja saat senkin hinnan takaisin.',
  agreedSubject: (number: string) => `Palautuksesta sovittu: tilaus ${number}`,
  agreed: 'Olemme sopineet renkaiden palauttamisesta näin.',
  agreedRefund: (amount: string, share: string | null) =>
    `Palautamme ${amount}${share ? ` (${share} hinnasta)` : ''}, kun renkaat ovat saapuneet ja olemme tarkistaneet ne. Ennen sitä palautettavaa ei ole.`,
  transportByShop: (phone: string) =>
    `Maksamme palautuskuljetuksen: soita asiakaspalveluun${phone && ` ${phone}`} ja sovi noudosta.`,
  transportByBuyer: 'Palautuskuljetuksen maksatte te.',
  returnedTyre: 'Palautettava rengas',
  deadline: 'Palautettava viimeistään',
  shippedSubject: (number: string) => `Tilaus ${number} on lähetetty`,
  shipped: 'Renkaasi ovat matkalla.',
  tracking: 'Seurantatunnus',
  follow: (number: string) => `Seuraa lähetystä ${number}`,
  notSentSubject: (number: string) => `Tilaus ${number} ei ole vielä lähtenyt`,
  notSent:
    'Ilmoitimme sinulle, että renkaasi on lähetetty. Ilmoitus oli virhe: renkaat ovat vielä varastossamme. Saat uuden viestin, kun ne lähtevät. Pahoittelemme erehdystä.',
  changedSubject: (number: string) => `Tilauksesi tietoja on muutettu: tilaus ${number}`,
  changed: 'Asiakaspalvelumme on muuttanut tilauksesi tietoja. Ne ovat nyt:',
  changedNote: (phone: string) => `Jos jokin on väärin, soita asiakaspalveluun ${phone}.`,
  supplementSubject: (number: string) => `Maksulinkki: asennuksen hinnanero, tilaus ${number}`,
  supplementRequested:
    'Asennuksesi on siirretty asennuspisteeseen, jossa asennus maksaa enemmän. Uusi aika on jo varattu sinulle. Maksa hinnanero alla olevasta linkistä.',
  supplementNote: (phone: string) =>
    `Jos et ole sopinut siirrosta kanssamme, soita asiakaspalveluun ${phone}. Älä silloin maksa.`,
  supplementPaidSubject: (number: string) => `Hinnanero on maksettu: tilaus ${number}`,
  supplementPaid: 'Kiitos! Asennuksen hinnanero on maksettu.',
  supplementEnded: 'Maksusi tuli perille vasta, kun maksulinkki ei ollut enää voimassa.',
  supplementTwice: 'Asennuksen hinnaneron maksu tuli meille kahdesti. Ylimääräinen maksu palautetaan.',
  supplementWrongAmount:
    'Maksusi summa poikkesi asennuksen hinnanerosta. Maksu palautetaan kokonaan. Jos maksulinkki on vielä voimassa, voit maksaa eron uudelleen.',
  pay: (amount: string) => `Maksa ${amount}`,
  recipient: 'Vastaanottaja',
  company: 'Yritys',
  phone: 'Puhelin',
  note: 'Lisätieto',
  order: 'Tilausnumero',
  feeOfThis: (price: string) => `josta kierrätysmaksu ${price}`,
  discount: (code: string | null) => (code ? `Alennus (${code})` : 'Alennus'),
  total: 'Yhteensä',
  vat: (rates: string) => `sis. alv ${rates}`,
  paidBy: 'Maksutapa',
  delivery: 'Toimitus',
  deliveryDays: (from: string, to: string) => `${from}–${to}`,
  address: 'Toimitusosoite',
  plate: 'Rekisterinumero',
  open: 'Avaa tilaus',
  keep: 'Säilytä tämä viesti: tilauksen voi avata ja perua sen linkistä kirjautumatta.',
}

export type OrderEmailWords = typeof fi

const en: OrderEmailWords = {
  hello: (name) => `Hello ${name},`,
  confirmedSubject: (number) => `Order confirmation: order ${number}`,
  confirmed: 'Thank you for your order! Your payment has arrived, and the order is confirmed.',
  invoiceAttached: 'The invoice is attached.',
  termsAttached: 'The terms of your order are attached too.',
  lateSubject: (number) => `Your payment goes back: order ${number}`,
  replaced:
    'Your payment arrived after you had dropped the order, confirmed another one or deleted your account.',
  late: 'Your payment arrived when the tyres or the fitting time could no longer be had. We are sorry.',
  twice:
    'The payment of your order reached us twice. The order stands, and the surplus payment goes back to you.',
  wrongAmount:
    'Your payment was not the amount that your order costs. The order is therefore not confirmed, and all of the payment goes back to you. You can pay the order again in the shop if it is still open.',
  wrongAmountOfPaid:
    'We received another payment for your order, which was not the amount that the order costs. The order stands, and all of the surplus payment goes back to you.',
  nothingToDo: 'There is nothing you need to do.',
  refundedSubject: (number) => `Refund: order ${number}`,
  reason: 'Reason',
  creditNoteAttached: 'The credit note is attached.',
  creditNotesAttached: 'The credit notes are attached.',
  cancelledSubject: (number) => `Order ${number} is cancelled`,
  cancelledWithRefundSubject: (number, amount) => `Order ${number} is cancelled, we refund ${amount}`,
  cancelled: (hasTime) =>
    `Your order is cancelled. ${hasTime ? 'The tyres and the fitting time' : 'The tyres'} have been given up.`,
  withdrawnSubject: (number) => `Withdrawal received: order ${number}`,
  withdrawn: (number, when) =>
    `We have received your withdrawal from order ${number} on ${when}. This message is the receipt for it.`,
  noticeSent: (date, channel) => `You sent your notice on ${date} by ${channel}.`,
  channels: { phone: 'phone', letter: 'letter', email: 'e-mail' },
  goodwill: 'The time for withdrawal was over, but we accept your withdrawal as goodwill.',
  returnAddress: (address) => `The address for returns:\n${address}`,
  orderInParcel: (number) => `Please write the order number ${number} on the parcel.`,
  fittingCancelled: 'Your fitting is cancelled, and its price goes back to you too.',
  agreedSubject: (number) => `Return agreed on: order ${number}`,
  agreed: 'We have agreed on the return of tyres as follows.',
  agreedRefund: (amount, share) =>
    `We refund ${amount}${share ? ` (${share} of the price)` : ''} when the tyres have arrived and we have checked them. Nothing is due before.`,
  transportByShop: (phone) =>
    `We pay for the transport: call customer service${phone && `, ${phone},`} and agree on a time.`,
  transportByBuyer: 'You pay for the transport.',
  returnedTyre: 'Tyre to return',
  deadline: 'To be returned by',
  shippedSubject: (number) => `Order ${number} has been sent`,
  shipped: 'Your tyres are on their way.',
  tracking: 'Tracking number',
  follow: (number) => `Track parcel ${number}`,
  notSentSubject: (number) => `Order ${number} has not been sent yet`,
  notSent:
    'We told you that your tyres had been sent. That was a mistake: they are still in our warehouse. You will get another message when they leave. We are sorry for the confusion.',
  changedSubject: (number) => `Details of your order have been changed: order ${number}`,
  changed: 'Our customer service has changed details of your order. They are now:',
  changedNote: (phone) => `If anything is wrong, please call customer service, ${phone}.`,
  supplementSubject: (number) => `Payment link: difference in the price of fitting, order ${number}`,
  supplementRequested:
    'Your fitting has been moved to a service point where it costs more. The new time is booked for you already. Please pay the difference by the link below.',
  supplementNote: (phone) =>
    `If you have not agreed with us on the move, please call customer service, ${phone}, and do not pay.`,
  supplementPaidSubject: (number) => `The difference in price is paid: order ${number}`,
  supplementPaid: 'Thank you! The difference in the price of the fitting is paid.',
  supplementEnded: 'Your payment arrived when the payment link was no longer valid.',
  supplementTwice:
    'The payment of the difference in price reached us twice. The surplus payment goes back to you.',
  supplementWrongAmount:
    'Your payment was not the amount of the difference in price. All of it goes back to you. If the payment link is still valid, you can pay the difference again.',
  pay: (amount) => `Pay ${amount}`,
  recipient: 'Recipient',
  company: 'Company',
  phone: 'Phone',
  note: 'Note',
  order: 'Order number',
  feeOfThis: (price) => `of which recycling fee ${price}`,
  discount: (code) => (code ? `Discount (${code})` : 'Discount'),
  total: 'Total',
  vat: (rates) => `VAT included: ${rates}`,
  paidBy: 'Payment method',
  delivery: 'Delivery',
  deliveryDays: (from, to) => `${from} to ${to}`,
  address: 'Delivery address',
  plate: 'Licence plate',
  open: 'Open the order',
  keep: 'Please keep this message: its link opens the order, and cancels it, without a log-in.',
}

export const orderEmailWords: Readonly<Record<Language, OrderEmailWords>> = { fi, en }
