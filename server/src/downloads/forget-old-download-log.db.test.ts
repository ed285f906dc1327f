import { expect, test } from 'vitest'
import { testPlatform } from '../../testing/test-platform.ts'
import { loggedBefore } from './forget-old-download-log.ts'
import { deleteDownloadsBefore, insertDownload } from './store.ts'

const { sql } = await testPlatform()

test('a download is remembered for thirteen months', async () => {
  const download = (downloadedAt: string) =>
    insertDownload(sql, {
      customerId: 'aino',
      title: 'Hinnasto',
      fileName: 'hinnasto.xlsx',
      downloadedAt: new Date(downloadedAt),
    })
  await download('2025-10-20T10:00:00Z')
  await download('2025-10-22T10:00:00Z')
  const now = new Date('2026-11-20T10:00:00Z')
  expect(await deleteDownloadsBefore(sql, loggedBefore(now))).toBe(1)
  expect(await sql`select downloaded_at from download_log`).toEqual([
    { downloadedAt: new Date('2025-10-22T10:00:00Z') },
  ])
})
