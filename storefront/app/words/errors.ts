import { words } from './words.ts'

export const errors = words({
  fi: {
    notFound: 'Sivua ei löytynyt',
    notFoundHint:
      'Osoitteessa voi olla kirjoitusvirhe, tai sivu on poistunut. Etusivulta löydät renkaat koolla.',
    denied: 'Sinulla ei ole oikeutta tähän sivuun.',
    deniedHint: 'Kirjaudu toisella tunnuksella tai palaa etusivulle.',
    fault: 'Jokin meni vikaan',
    faultHint: 'Yritä hetken päästä uudelleen.',
    tellRequestId: 'Jos vika jatkuu, kerro asiakaspalveluun pyynnön tunnus',
    offline: 'Yhteys katkesi',
    offlineHint: 'Tarkista verkkoyhteys ja yritä uudelleen.',
    again: 'Yritä uudelleen',
    toHome: 'Etusivulle',
  },
  en: {
    notFound: 'Page not found',
    notFoundHint: 'The address may be mistyped, or the page is gone. The front page finds tyres by size.',
    denied: "You don't have permission to access this page.",
    deniedHint: 'Log in with another account, or go back to the front page.',
    fault: 'Something went wrong',
    faultHint: 'Please try again in a moment.',
    tellRequestId: 'If it goes on, tell customer service the request id',
    offline: 'The connection was lost',
    offlineHint: 'Check your network connection and try again.',
    again: 'Try again',
    toHome: 'To the front page',
  },
})
