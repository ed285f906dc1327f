import type { Sentence } from './sentences.ts'

export const reasonMissing: Sentence = {
  fi_FI: 'Kirjoita, miksi aika annetaan varaussäännöistä poiketen.',
  en_GB: 'Please say why this time is given against the rules of booking.',
}

export const dayMissing: Sentence = { fi_FI: 'Valitse päivä.', en_GB: 'Choose a day.' }
export const timeMissing: Sentence = { fi_FI: 'Valitse aika.', en_GB: 'Choose a time.' }

export const alreadyThen: Sentence = {
  fi_FI: 'Asennus on jo tuolloin. Valitse toinen aika.',
  en_GB: 'The fitting is at that time already. Please choose another one.',
}
