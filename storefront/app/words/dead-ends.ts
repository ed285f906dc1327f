import { words } from '@pito/web/words/words'

/** Texts that suggest another page if the requested page cannot be shown. */
export const deadEnds = words({
  fi: {
    notFoundHint: (plates: boolean) =>
      `Osoitteessa voi olla kirjoitusvirhe, tai sivu on poistunut. Hae renkaita hakusanalla${plates ? ', rekisterinumerolla' : ''} tai renkaan koolla.`,
    gone: 'Tämä rengas on poistunut valikoimasta',
    goneHint: 'Etusivulta löydät renkaat, jotka sopivat autoosi.',
    deniedHint: 'Kirjaudu toisella tunnuksella tai palaa etusivulle.',
    toHome: 'Etusivulle',
  },
  en: {
    notFoundHint: (plates) =>
      `The address may be mistyped, or the page is gone. Find tyres by words${plates ? ', licence plate' : ''} or size.`,
    gone: 'This tyre is no longer in our range',
    goneHint: 'The front page finds the tyres that fit your vehicle.',
    deniedHint: 'Log in with another account, or go back to the front page.',
    toHome: 'To the front page',
  },
})
