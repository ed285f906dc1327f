import type { logDownload } from '@pito/contracts/downloads'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { languageOf } from '@pito/contracts/values/locale'
import { customerOf } from '../accounts/index.ts'
import type { Context } from '../platform/context.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { insertDownload } from './store.ts'

const messages = { fi: 'Lataus kirjattiin.', en: 'The download was logged.' } as const
const downloadsPerHour = { limit: 300, windowSeconds: 3600 }

export async function storeDownload(
  { sql, transaction, now, locale, caller }: Context,
  { downloadTitle, downloadFileName }: Input<typeof logDownload>,
): Promise<Answer<typeof logDownload>> {
  const { customerId } = customerOf({ caller })
  await countAttempt(sql, { what: 'log-download', who: customerId }, downloadsPerHour, now)
  const download = { customerId, title: downloadTitle, fileName: downloadFileName, downloadedAt: now }
  await transaction((tx) => insertDownload(tx, download))
  return { success: 1, message: messages[languageOf(locale)] }
}
