import { words } from '@pito/web/words/words'

/** Texts of the captcha picture and of the proof of work for people who cannot see it. */
export const captchaWords = words({
  fi: {
    label: 'Varmistuskoodi',
    hint: 'Kirjoita kuvan kuusi merkkiä. Isoilla ja pienillä kirjaimilla ei ole eroa.',
    picture: 'Kuva, jossa on kuusi merkkiä.',
    another: 'Uusi kuva',
    cannotSee: 'En näe kuvaa',
    usePicture: 'Käytä kuvaa',
    working: 'Laitteesi tekee varmistuksen puolestasi. Se kestää muutaman sekunnin.',
    done: 'Varmistus on tehty, kuvaa ei tarvita. Lähetä lomake kymmenen minuutin kuluessa.',
    failed: 'Varmistus ei onnistunut. Yritä uudelleen.',
    notLoaded: 'Varmistuskuvaa ei saatu',
  },
  en: {
    label: 'Captcha',
    hint: 'Type the six characters of the picture. Capital and small letters make no difference.',
    picture: 'A picture of six characters.',
    another: 'New picture',
    cannotSee: 'I cannot see the picture',
    usePicture: 'Use the picture',
    working: 'Your device is doing a check for you. It takes a few seconds.',
    done: 'The check is done, and you do not need the picture. Please send the form within ten minutes.',
    failed: 'The check did not succeed. Please try again.',
    notLoaded: 'The captcha could not be loaded',
  },
})
