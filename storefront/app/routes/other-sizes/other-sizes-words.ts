import { words } from '../../words/words.ts'

export const otherSizes = words({
  fi: {
    back: 'Takaisin renkaaseen',
    title: 'Kaikki koot',
    frontAndRear: 'Eri koko edessä ja takana',
    frontAndRearHint:
      'Valitse koot, niin ostoskoriin lisätään kaksi rengasta kumpaakin. Molemmat tai ei kumpaakaan.',
    front: 'Eturenkaat',
    rear: 'Takarenkaat',
    choose: 'Valitse',
    addBoth: 'Lisää molemmat parit ostoskoriin',
  },
  en: {
    back: 'Back to the tyre',
    title: 'All sizes',
    frontAndRear: 'Different sizes in front and rear',
    frontAndRearHint: 'Choose the sizes, and two tyres of each are added to the cart: both pairs or none.',
    front: 'Front tyres',
    rear: 'Rear tyres',
    choose: 'Choose',
    addBoth: 'Add both pairs to the cart',
  },
})
