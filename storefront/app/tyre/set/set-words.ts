import { words } from '@pito/web/words/words'

export const setWords = words({
  fi: {
    frontAndRear: 'Eri koko edessä ja takana?',
    hint: 'Valitse koot, niin ostoskoriin lisätään kaksi rengasta kumpaakin. Molemmat tai ei kumpaakaan.',
    front: 'Eturenkaat',
    rear: 'Takarenkaat',
    choose: 'Valitse',
    addBoth: 'Lisää molemmat parit ostoskoriin',
  },
  en: {
    frontAndRear: 'Different sizes in front and rear?',
    hint: 'Choose the sizes, and two tyres of each are added to the cart: both pairs or none.',
    front: 'Front tyres',
    rear: 'Rear tyres',
    choose: 'Choose',
    addBoth: 'Add both pairs to the cart',
  },
})
