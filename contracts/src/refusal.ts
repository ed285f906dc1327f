import { z } from 'zod'

/** The body of every refusal: a code for programs, a sentence for people, and errors by field when fields are wrong. */
export const refusalAnswer = z.object({
  success: z.literal(0),
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  request_id: z.string().optional(),
})
export type RefusalAnswer = z.output<typeof refusalAnswer>
