import { words } from './words.ts'

export const errors = words({
  fi: {
    notFound: 'Sivua ei löytynyt',
    denied: 'Sinulla ei ole oikeutta tähän sivuun.',
    fault: 'Jokin meni vikaan',
    faultHint: 'Yritä hetken päästä uudelleen.',
    tellRequestId: 'Jos vika jatkuu, kerro asiakaspalveluun pyynnön tunnus',
    offline: 'Yhteys katkesi',
    offlineHint: 'Tarkista verkkoyhteys ja yritä uudelleen.',
    again: 'Yritä uudelleen',
  },
  en: {
    notFound: 'Page not found',
    denied: "You don't have permission to access this page.",
    fault: 'Something went wrong',
    faultHint: 'Please try again in a moment.',
    tellRequestId: 'If it goes on, tell customer service the request id',
    offline: 'The connection was lost',
    offlineHint: 'Check your network connection and try again.',
    again: 'Try again',
  },
})
