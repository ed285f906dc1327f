import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getInformationSheet } from '@pito/contracts/tyre-label'
import { languageOf } from '@pito/contracts/values/locale'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { readSheet } from './sheet/read-sheet.ts'

export async function showInformationSheet(
  { platform, locale }: Context,
  { id }: Input<typeof getInformationSheet>,
): Promise<Answer<typeof getInformationSheet>> {
  const sheet = await readSheet(platform, id, languageOf(locale))
  return sheet ? ok({ ...sheet, rows: [...sheet.rows] }) : refuse('not-found')
}
