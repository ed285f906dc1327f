import { words } from '@pito/web/words/words'

export const errorWords = words({
  fi: {
    notFoundHint: 'Osoitteessa voi olla kirjoitusvirhe, tai sivu on poistunut.',
    deniedHint: 'Pyydä oikeutta omistajalta.',
    requestId: 'Pyynnön tunnus',
    toStart: 'Aloitukseen',
  },
  en: {
    notFoundHint: 'The address may be mistyped, or the page is gone.',
    deniedHint: 'Ask an owner for the permission.',
    requestId: 'Request ID',
    toStart: 'To the start page',
  },
})
