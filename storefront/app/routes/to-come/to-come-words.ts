import { words } from '../../words/words.ts'

export const toCome = words({
  fi: {
    title: 'Tämä sivu avautuu myöhemmin',
    hint: 'Renkaita voit jo hakea, vertailla ja lisätä ostoskoriin. Muissa asioissa auttaa asiakaspalvelu.',
    contact: 'Asiakaspalvelun yhteystiedot',
  },
  en: {
    title: 'This page opens later',
    hint: 'You can already search and compare tyres and put them in your cart. Customer service helps with the rest.',
    contact: 'How to reach customer service',
  },
})
