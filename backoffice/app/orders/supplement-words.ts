import { words } from '@pito/web/words/words'

/** Texts about the difference in price that a customer pays after staff have moved the fitting. */
export const supplementWords = words({
  fi: {
    supplements: 'Asennuksen hinnaneron maksut',
    supplementOpen: (time: string) => `Maksulinkki avoinna ${time} alkaen`,
    supplementPaid: (time: string) => `Maksettu ${time}`,
    supplementEnded: 'Ei peritä: linkki ei ole enää voimassa',
    supplementRefunded: (amount: string) => `palautettu ${amount}`,
    supplementOrder: (number: string) => `Maksu ${number}`,
    resendHint: 'Maksulinkin voi lähettää uudelleen sähköposteista.',
    toMails: 'Tilauksen sähköpostit',
    isSupplement: 'Tämä on asennuksen hinnaneron maksu. Muut tiedot ovat tilauksella',
    invoice: 'Lasku (PDF)',
    vatOf: (percent: string) => `josta alv ${percent} %`,
  },
  en: {
    supplements: 'Payments of the difference in fitting price',
    supplementOpen: (time) => `Payment link open since ${time}`,
    supplementPaid: (time) => `Paid ${time}`,
    supplementEnded: 'Waived: the link is not valid any more',
    supplementRefunded: (amount) => `refunded ${amount}`,
    supplementOrder: (number) => `Payment ${number}`,
    resendHint: 'The payment link can be sent again from the e-mails.',
    toMails: 'E-mails of the order',
    isSupplement: 'This is the payment of a difference in fitting price. Everything else is in order',
    invoice: 'Invoice (PDF)',
    vatOf: (percent) => `of which VAT ${percent} %`,
  },
})
