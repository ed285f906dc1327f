import { words } from '@pito/web/words/words'

/** The text for a tyre that could not be compared with the vehicle. */
export const fitUnchecked = words({
  fi: { notChecked: 'Sopivuutta ei voitu tarkistaa' },
  en: { notChecked: 'Fit could not be checked' },
})
