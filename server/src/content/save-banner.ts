import type { BannerTone } from '@pito/contracts/values/content-kinds'
import type { Tx } from '../platform/database/sql.ts'
import { bumpRevision } from '../platform/revisions.ts'
import { contentTopic } from './cached-until-changed.ts'
import { pageLink } from './page-link.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import { writeBanner } from './store.ts'

export interface BannerDraft {
  readonly localeId: 1 | 2
  readonly tyreCategoryId: number
  readonly position: number
  readonly title: string
  readonly description: string
  readonly link: string
  readonly tone: BannerTone
  readonly imageBasePath: string
  readonly image: string
}

export async function saveBanner(tx: Tx, draft: BannerDraft): Promise<void> {
  const { link, description } = draft
  await writeBanner(tx, { ...draft, link: pageLink(link), description: sanitiseHtml(description) })
  await bumpRevision(tx, contentTopic)
}
