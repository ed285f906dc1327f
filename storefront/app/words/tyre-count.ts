import { figure } from '@pito/contracts/values/figure'

/** Returns a number of tyres in words, such as "1 tyre" or "12 tyres". */
export const tyreCount = {
  fi: (count: number) => (count === 1 ? '1 rengas' : `${figure(count)} rengasta`),
  en: (count: number) => (count === 1 ? '1 tyre' : `${figure(count)} tyres`),
}
