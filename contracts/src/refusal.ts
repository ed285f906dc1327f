import { z } from 'zod'

/** The body of every refusal: a code for programs, a sentence for people, and errors by field when fields are wrong. */
export const refusalAnswer = z.object({
  success: z.literal(0),
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  request_id: z.string().optional(),
  records: z
    .record(z.string(), z.object({ id: z.int(), name: z.string() }))
    .optional()
    .describe('The other records that errors name, by the field of the error.'),
  archived_article: z
    .object({ name: z.string(), size_text: z.string(), link_fi: z.string(), link_en: z.string() })
    .optional()
    .describe('With `article-gone`: what the article was, and the page of its size.'),
  conflict: z
    .object({
      by: z.string().nullable().describe('The name of the member of staff who changed the record last.'),
      at: z.iso.datetime().nullable(),
      current: z.record(z.string(), z.unknown()).describe('The record as it is stored now.'),
    })
    .optional()
    .describe('With `changed-meanwhile` and other conflicts: who changed the record, and what it is now.'),
})
export type RefusalAnswer = z.output<typeof refusalAnswer>
