import { withdrawalDays } from '@pito/contracts/values/withdrawal-days'
import { words } from '@pito/web/words/words'

/** Texts of an order's page, both in the account area and for the page that an e-mail links to. */
export const orderPageWords = words({
  fi: {
    orderOf: (number: string) => `Tilaus ${number}`,
    status: 'Tila',
    type: 'Toimitustapa',
    placedOn: 'Tilattu',
    paidOn: 'Maksettu',
    notPaid: 'Ei vielä maksettu',
    total: 'Yhteensä',
    remarks: 'Huomautukset',
    lines: 'Tuotteet ja palvelut',
    invoice: 'Lataa lasku',
    finvoice: 'Lataa lasku (Finvoice)',
    creditNote: (number: number) => `Lataa hyvityslasku ${number}`,
    steps: 'Tilauksen vaiheet',
    done: 'valmis',
    change: 'Tilauksen peruminen',
    cancel: 'Peru tilaus',
    cancelHint:
      'Voit perua tilauksen, kunnes asennusaikasi alkaa tai renkaat lähetetään. Saat kaikki rahat takaisin.',
    withdraw: 'Peru sopimus tästä',
    withdrawUntil: 'Voit peruuttaa sopimuksen syytä kertomatta viimeistään',
    withdrawHint: `Voit peruuttaa sopimuksen syytä kertomatta ${withdrawalDays} päivän ajan siitä, kun saat renkaat.`,
    cancelled: 'Tilaus on peruttu',
    cancelledHint: (hasTime: boolean) =>
      `${hasTime ? 'Renkaat ja asennusaika' : 'Renkaat'} on vapautettu. Koko maksusi palautetaan samalla maksutavalla kuin maksoit.`,
    withdrawn: 'Olet peruuttanut sopimuksen',
    withdrawnHint: 'Maksusi palautetaan, kun renkaat ovat palanneet meille.',
    receipt: 'Kuittaus ja palautusohje',
    declined: 'Asennuspiste ei voi ottaa varaustasi vastaan',
    declinedHint:
      'Valitse toinen aika sähköpostissasi olevasta linkistä, tai peru tilaus alla: saat kaikki rahat takaisin.',
    refunded: 'Renkaat ovat palanneet',
    refundedHint: 'Maksusi palautetaan samalla maksutavalla kuin maksoit.',
  },
  en: {
    orderOf: (number) => `Order ${number}`,
    status: 'Status',
    type: 'Order type',
    placedOn: 'Ordered on',
    paidOn: 'Paid on',
    notPaid: 'Not paid yet',
    total: 'Total',
    remarks: 'Remarks',
    lines: 'Products and services',
    invoice: 'Download invoice',
    finvoice: 'Download invoice (Finvoice)',
    creditNote: (number) => `Download credit note ${number}`,
    steps: 'Steps of the order',
    done: 'done',
    change: 'If you change your mind',
    cancel: 'Cancel the order',
    cancelHint:
      'You can cancel until your fitting begins or the tyres are sent, and get all of your money back.',
    withdraw: 'Withdraw from contract here',
    withdrawUntil: 'You can withdraw from the contract, without a reason, until',
    withdrawHint: `You can withdraw from the contract, without a reason, for ${withdrawalDays} days from when you receive the tyres.`,
    cancelled: 'The order is cancelled',
    cancelledHint: (hasTime) =>
      `${hasTime ? 'The tyres and the fitting time' : 'The tyres'} have been given up. All of your money goes back the way you paid.`,
    withdrawn: 'You have withdrawn from the contract',
    withdrawnHint: 'Your money goes back once the tyres are with us again.',
    receipt: 'Receipt and how to send the tyres back',
    declined: 'The service point cannot take your booking',
    declinedHint:
      'Choose another time by the link in your e-mail, or cancel the order below and get all of your money back.',
    refunded: 'The tyres are with us again',
    refundedHint: 'Your money goes back the way you paid.',
  },
})
