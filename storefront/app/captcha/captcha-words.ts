import { words } from '../words/words.ts'

/** The picture that keeps programs from sending a form, and the question instead of it. */
export const captchaWords = words({
  fi: {
    label: 'Varmistuskoodi',
    hint: 'Kirjoita kuvan kuusi merkkiä. Isoilla ja pienillä kirjaimilla ei ole eroa.',
    picture: 'Kuva, jossa on kuusi merkkiä. Voit myös vastata kysymykseen.',
    another: 'Uusi kuva',
    instead: 'Etkö näe kuvaa? Vastaa kysymykseen',
    sameField: 'Kirjoita vastaus samaan kenttään.',
    notLoaded: 'Varmistuskuvaa ei saatu',
  },
  en: {
    label: 'Captcha',
    hint: 'Type the six characters of the picture. Capital and small letters make no difference.',
    picture: 'A picture of six characters. You can answer a question instead.',
    another: 'New picture',
    instead: 'Cannot see the picture? Answer a question',
    sameField: 'Type your answer into the same field.',
    notLoaded: 'The captcha could not be loaded',
  },
})
