import type { Sentence } from './sentences.ts'

const clocks = {
  fi: new Intl.DateTimeFormat('fi-FI', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Helsinki' }),
  en: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Helsinki' }),
}
const minute = 60_000

/** Says from when an order can be paid. The moment is rounded up to a whole minute, so that it is never too early. */
export function payableFromSentence(moment: Date): Sentence {
  const shown = new Date(Math.ceil(moment.getTime() / minute) * minute)
  return {
    fi_FI: `Voit maksaa tilauksen klo ${clocks.fi.format(shown)} alkaen.`,
    en_GB: `You can pay for the order from ${clocks.en.format(shown)} on.`,
  }
}
