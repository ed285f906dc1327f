import { z } from 'zod'
import { customerOf } from '../accounts/index.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/refuse.ts'
import { readLink } from './link.ts'
import type { OpenedFile } from './open-export.ts'
import { readContent } from './store.ts'

const fileRequest = z.object({ file: z.int() })

export async function openFile({ platform, sql, now, caller }: Context, token: string): Promise<OpenedFile> {
  const { customerId } = customerOf({ caller })
  const { file } = readLink(platform, token, { customerId, now, shape: fileRequest })
  return (await readContent(sql, file)) ?? refuse('not-found')
}
