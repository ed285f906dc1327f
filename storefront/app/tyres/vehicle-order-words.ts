import { words } from '@pito/web/words/words'

/** The note of a list whose first tyres are those that fit the vehicle of the tab. */
export const vehicleOrder = words({
  fi: { fitsFirst: 'autoosi sopivat ensin' },
  en: { fitsFirst: 'those that fit your car first' },
})
