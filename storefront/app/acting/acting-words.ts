import { words } from '@pito/web/words/words'

/** Texts of the bar that says for whom a member of staff acts. */
export const actingWords = words({
  fi: {
    label: 'Asiakkaan puolesta asiointi',
    actingFor: 'Asioit asiakkaana',
    minutesLeft: (minutes: number) => `${minutes} min jäljellä`,
    over: 'Aika päättyi',
    leave: 'Lopeta',
  },
  en: {
    label: 'Acting as a customer',
    actingFor: 'You are acting as',
    minutesLeft: (minutes) => `${minutes} min left`,
    over: 'The time is over',
    leave: 'Leave',
  },
})
