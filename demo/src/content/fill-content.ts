import { addMenu, saveCmsPage } from '@pito/server/src/content/index.ts'
import type { Tx } from '@pito/server/src/platform/database/database.ts'
import { menu } from './menu.ts'
import { demoPages } from './pages.ts'

const writtenAt = new Date('2026-11-20T10:00:00Z')

export async function fillContent(tx: Tx): Promise<void> {
  await addMenu(tx, menu)
  for (const page of demoPages()) await saveCmsPage(tx, page, writtenAt)
}
