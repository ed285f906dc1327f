import type { MenuType } from '@pito/contracts/values/content-kinds'
import type { Tx } from '../platform/database/sql.ts'
import { bumpRevision } from '../platform/revisions.ts'
import { contentTopic } from './cached-until-changed.ts'
import { writeMenuItem } from './store.ts'

interface InBoth {
  readonly fi: string
  readonly en: string
}

export interface MenuDraft {
  readonly type: MenuType
  readonly slug?: string
  readonly name: InBoth
  readonly description?: InBoth
  readonly imagePath?: string
  readonly link?: InBoth
  readonly children?: readonly MenuDraft[]
}

/** Adds menu items together with their children, in the given order. */
export async function addMenu(tx: Tx, items: readonly MenuDraft[]): Promise<void> {
  await addBelow(tx, null, items)
  await bumpRevision(tx, contentTopic)
}

async function addBelow(tx: Tx, parentId: number | null, items: readonly MenuDraft[]): Promise<void> {
  for (const [position, item] of items.entries()) {
    const id = await writeMenuItem(tx, { ...rowOf(item), parentId, position })
    await addBelow(tx, id, item.children ?? [])
  }
}

function rowOf({ type, slug, name, description, imagePath, link }: MenuDraft) {
  return {
    type,
    slug: slug ?? null,
    nameFi: name.fi,
    nameEn: name.en,
    descriptionFi: description?.fi ?? '',
    descriptionEn: description?.en ?? '',
    imagePath: imagePath ?? null,
    linkFi: link?.fi ?? null,
    linkEn: link?.en ?? null,
  }
}
