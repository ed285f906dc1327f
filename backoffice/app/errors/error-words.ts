import { words } from '@pito/web/words/words'

export const errorWords = words({
  fi: {
    notFoundHint: 'Osoitteessa voi olla kirjoitusvirhe, tai sivu on poistunut.',
    denied: 'Sinulla ei ole oikeutta tähän sivuun.',
    askFor: (right: string | null) =>
      right ? `Pyydä omistajalta tätä oikeutta: ${right}.` : 'Pyydä oikeutta omistajalta.',
    requestId: 'Pyynnön tunnus',
    toStart: 'Aloitukseen',
  },
  en: {
    notFoundHint: 'The address may be mistyped, or the page is gone.',
    denied: "You don't have permission to view this page.",
    askFor: (right: string | null) =>
      right ? `Ask an owner for: ${right}.` : 'Ask an owner for the permission.',
    requestId: 'Request ID',
    toStart: 'To the start page',
  },
})
