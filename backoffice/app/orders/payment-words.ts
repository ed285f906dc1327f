import { words } from '@pito/web/words/words'

/** What the provider says about a payment. */
export const providerAnswerWords = words({
  fi: {
    answer: 'Maksupalvelun vastaus',
    open: 'maksu on kesken, eikä mitään ole vielä maksettu.',
    pending: 'maksua ei ole vielä päätetty.',
    failed: 'mitään ei ole maksettu.',
    paid: 'maksu on saapunut, ja tilaus on maksettu.',
    returned: 'maksu on saapunut, mutta tilaus ei voi käyttää sitä, joten se palautetaan.',
    away: 'maksupalvelu ei vastannut. Yritä myöhemmin uudelleen.',
  },
  en: {
    answer: 'Answer of the provider',
    open: 'the payment has been started, and nothing is paid yet.',
    pending: 'the payment has not been decided yet.',
    failed: 'nothing has been paid.',
    paid: 'the money has arrived, and the order is paid.',
    returned: 'the money has arrived, but the order cannot use it, so it is refunded.',
    away: 'the provider did not respond. Try again later.',
  },
})
