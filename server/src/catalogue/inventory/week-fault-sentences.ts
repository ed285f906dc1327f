import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { WeekVerdict } from '@pito/contracts/values/production-week'
import { judgeProductionWeek } from '@pito/contracts/values/production-week'
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

/** The question that staff answer before tyres of this age are taken into stock; null for younger tyres. */
export const oldWeekQuestions: Readonly<Record<WeekVerdict, Sentence | null>> = {
  old: s.weekOld,
  'not-as-new': s.weekNotAsNew,
  wrong: null,
  'in-future': null,
  'too-old': null,
  fine: null,
}

/** Returns the question about a count that adds so many tyres of a week to the stock. A smaller stock raises none. */
export function oldWeekQuestion(week: string, added: number, now: Date): Sentence | null {
  return added > 0 ? oldWeekQuestions[judgeProductionWeek(week, helsinkiDate(now))] : null
}
