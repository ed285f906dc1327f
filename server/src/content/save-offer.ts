import type { Tx } from '../platform/database/sql.ts'
import { bumpRevision } from '../platform/revisions.ts'
import { contentTopic } from './cached-until-changed.ts'
import { pageLink } from './page-link.ts'
import { writeOffer } from './store.ts'

interface InBoth {
  readonly fi: string
  readonly en: string
}

export interface OfferDraft {
  readonly position: number
  readonly label: InBoth
  readonly url: InBoth
  readonly imageBasePath: string
  /** The picture in each language. The languages need different pictures, because the pictures contain text. */
  readonly image: InBoth
}

export async function saveOffer(tx: Tx, { position, label, url, imageBasePath, image }: OfferDraft) {
  await writeOffer(tx, {
    position,
    labelFi: label.fi,
    labelEn: label.en,
    urlFi: pageLink(url.fi),
    urlEn: pageLink(url.en),
    imageBasePath,
    imageFi: image.fi,
    imageEn: image.en,
  })
  await bumpRevision(tx, contentTopic)
}
