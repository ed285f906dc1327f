import { words } from '@pito/web/words/words'

/** Texts about an order that is not paid. */
export const orderPaymentWords = words({
  fi: {
    waiting: 'Tilaus odottaa maksua',
    reserved: (hasTime: boolean, until: string) =>
      `${hasTime ? 'Renkaat ja asennusaika' : 'Renkaat'} on varattu sinulle klo ${until} asti.`,
    notReserved: 'Tilausta ei ole vielä maksettu. Varaamme renkaat sinulle, kun aloitat maksamisen.',
    payElsewhere: 'Voit maksaa tilauksen selaimella, jolla teit sen, tai tililläsi.',
    payNow: 'Maksa nyt',
    drop: 'Luovu tilauksesta',
    dropHint: 'Jos luovut tilauksesta, mitään ei veloiteta, ja renkaat jäävät ostoskoriisi.',
    checking: 'Maksua tarkistetaan',
    checkingHint:
      'Maksunvälittäjä ei ole vielä vahvistanut maksuasi. Älä maksa uudelleen: saat vahvistuksen sähköpostiisi, kun maksu on perillä.',
    ended: 'Tilaus päättyi ilman maksua',
    endedHint: 'Sinulta ei ole veloitettu mitään, eikä sinun tarvitse tehdä mitään.',
    endedReturned:
      'Maksusi tuli perille, kun tilausta ei enää voinut toteuttaa. Palautamme sen samalla maksutavalla kuin maksoit.',
  },
  en: {
    waiting: 'This order is waiting for payment',
    reserved: (hasTime, until) =>
      `${hasTime ? 'The tyres and the fitting time' : 'The tyres'} are reserved for you until ${until}.`,
    notReserved: 'This order has not been paid yet. We reserve the tyres for you when you start to pay.',
    payElsewhere: 'You can pay the order in the browser in which you made it, or in your account.',
    payNow: 'Pay now',
    drop: 'Drop the order',
    dropHint: 'If you drop the order, nothing is charged, and the tyres stay in your cart.',
    checking: 'The payment is being checked',
    checkingHint:
      'The payment provider has not confirmed your payment yet. Please do not pay again: you get an e-mail once the payment has arrived.',
    ended: 'This order ended without payment',
    endedHint: 'Nothing has been charged, and there is nothing you need to do.',
    endedReturned:
      'Your payment arrived when the order could no longer be fulfilled. We refund it the way you paid.',
  },
})
