import { z } from 'zod'
import { ProviderRefused } from '../provider.ts'
import { AnswerLost } from './answer-lost.ts'
import type { ProviderResponse } from './provider-connection.ts'

/** Throws `ProviderRefused` for a 4xx status, and `AnswerLost` for a response that does not match the schema. */
export async function readAnswer<T>(response: ProviderResponse, schema: z.ZodType<T>): Promise<T> {
  await refuseUnlessOk(response)
  const parsed = schema.safeParse(await jsonOf(response))
  if (!parsed.success) throw new AnswerLost('an answer that cannot be read')
  return parsed.data
}

export async function refuseUnlessOk(response: ProviderResponse): Promise<void> {
  if (response.status >= 200 && response.status < 300) return
  throw new ProviderRefused(
    `status ${response.status} ${await codeOf(response)}`.trimEnd(),
    await sentenceOf(response),
  )
}

/** Klarna's error code is one word. The error messages of providers quote the request, so they are not logged. */
async function codeOf(response: ProviderResponse): Promise<string> {
  const coded = z.object({ error_code: z.string().regex(/^[A-Z_]{1,60}$/) })
  return coded.safeParse(await jsonOf(response)).data?.error_code ?? ''
}

const longestSentence = 300

/** Returns the reason that the provider gives for a refusal: Paytrail in one sentence, Klarna in several. */
async function sentenceOf(response: ProviderResponse): Promise<string | null> {
  const reasons = z.union([
    z.object({ message: z.string() }).transform(({ message }) => message),
    z.object({ error_messages: z.array(z.string()) }).transform((body) => body.error_messages.join(' ')),
  ])
  return reasons.safeParse(await jsonOf(response)).data?.slice(0, longestSentence) || null
}

function jsonOf({ text }: ProviderResponse): Promise<unknown> {
  return new Response(text).json().catch(() => null)
}
