import { words } from '@pito/web/words/words'

export const recordWords = words({
  fi: {
    save: 'Tallenna',
    saved: 'Tallennettu.',
    readOnly: 'Voit katsella näitä tietoja, mutta et muuttaa niitä.',
    liveSince: (time: string) => `Näkyy kaupassa ${time} alkaen.`,
    notSaved: 'Muutoksia ei tallennettu. Korjaa nämä kohdat:',
    unsaved: 'Sinulla on tallentamattomia muutoksia.',
    unsavedHint: 'Jos poistut, muutokset häviävät.',
    stay: 'Jää tälle sivulle',
    discard: 'Hylkää muutokset',
    close: 'Sulje',
    archive: 'Arkistoi',
    restore: 'Palauta arkistosta',
    archivedMark: 'Arkistoitu',
    delete: 'Poista',
    deleteTitle: (name: string) => `Poistetaanko ${name}?`,
    deleteHint: 'Poistoa ei voi perua. Arkistoidun voi palauttaa.',
    deleteForever: 'Poista pysyvästi',
    data: 'Tiedot',
    history: 'Historia',
    conflict: (name: string | null, time: string | null) =>
      name && time
        ? `${name} muutti tätä ${time}. Muutoksiasi ei ole vielä tallennettu.`
        : 'Joku muu on muuttanut tätä. Muutoksiasi ei ole vielä tallennettu.',
    conflictTitle: 'Kaksi muutosta samaan aikaan',
    conflictHint: 'Valitse kentistä, joita te molemmat muutitte, kumpi arvo tallennetaan.',
    merge: 'Tallenna valitut',
    logInAgain: 'Kirjaudu uudelleen',
    logInByPasskey: 'Käytä koodin sijaan pääsyavainta',
    logInHint: 'Istuntosi on päättynyt. Kun kirjaudut, muutoksesi tallennetaan.',
  },
  en: {
    save: 'Save',
    saved: 'Saved.',
    readOnly: 'You can view these details, but not change them.',
    liveSince: (time: string) => `Live in the shop since ${time}.`,
    notSaved: 'Nothing was saved. Please correct these fields:',
    unsaved: 'You have unsaved changes.',
    unsavedHint: 'They are lost if you leave.',
    stay: 'Stay',
    discard: 'Discard',
    close: 'Close',
    archive: 'Archive',
    restore: 'Restore from the archive',
    archivedMark: 'Archived',
    delete: 'Delete',
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteHint: 'A deletion is permanent. What is archived can be restored.',
    deleteForever: 'Delete permanently',
    data: 'Data',
    history: 'History',
    conflict: (name: string | null, time: string | null) =>
      name && time
        ? `${name} changed this at ${time}. Your changes are not saved yet.`
        : 'Somebody else changed this. Your changes are not saved yet.',
    conflictTitle: 'Two changes at the same time',
    conflictHint: 'For the fields that you both changed, choose the value to save.',
    merge: 'Save this choice',
    logInAgain: 'Log in again',
    logInByPasskey: 'Use a passkey instead of the code',
    logInHint: 'Your session has ended. Your changes are saved when you have logged in.',
  },
})

export const comparisonWords = words({
  fi: {
    field: 'Kenttä',
    original: 'Alkuperäinen',
    current: 'Tallennettu nyt',
    yours: 'Sinun',
    choose: 'Valitse',
    merged: 'Yhdistetään',
    none: 'tyhjä',
    taken: 'Tallennetaan',
  },
  en: {
    field: 'Field',
    original: 'Original',
    current: 'Stored now',
    yours: 'Yours',
    choose: 'Choose one',
    merged: 'Merged',
    none: 'empty',
    taken: 'Will be saved',
  },
})
