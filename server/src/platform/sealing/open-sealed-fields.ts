import type { z } from 'zod'
import type { Context } from '../context.ts'
import { parsePart } from '../http/parse.ts'
import { openSealed } from './open-sealed.ts'

/** Decrypts the fields before they are parsed, so that each invalid field is refused by its name. */
export async function openSealedFields<Shape extends z.ZodRawShape>(
  { platform, now }: Pick<Context, 'platform' | 'now'>,
  input: { readonly [Field in keyof Shape]?: string | undefined },
  fields: z.ZodObject<Shape>,
): Promise<z.output<z.ZodObject<Shape>>> {
  const plain: Record<string, string> = {}
  for (const name of Object.keys(fields.shape)) {
    const value = input[name]
    if (value !== undefined) plain[name] = await openSealed(platform, value, now)
  }
  return parsePart(fields, plain) as z.output<z.ZodObject<Shape>>
}
