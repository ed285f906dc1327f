import { z } from 'zod'
import { numberWithin } from '../limited-fields.ts'
import { replySentences as s } from '../values/partner-replies.ts'
import { fieldsOf } from './fields-of.ts'

export const partnerSettingsSchema = z.object({
  erase_after_months: numberWithin({ least: 1, most: 60, sentence: s.monthsWrong }).describe(
    'After how many months partner requests are erased, rejected ones included.',
  ),
})
export const partnerSettingsFields = fieldsOf(partnerSettingsSchema)
