import type { WeekVerdict } from '@pito/contracts/values/production-week'
import type { Sentence } from '@pito/contracts/values/sentences'
import { stockSentences as s } from '@pito/contracts/values/stock-sentences'

/** Why tyres of a production week are not taken into stock; null if they are. */
export const weekFaultSentences: Readonly<Record<WeekVerdict, Sentence | null>> = {
  wrong: s.weekWrong,
  'in-future': s.weekInFuture,
  'too-old': s.weekTooOld,
  'not-as-new': null,
  old: null,
  fine: null,
}
