import { Anchor } from '@pito/ui/anchor'
import type { MetaArgs } from '../page/page-meta.ts'
import { documentTitle, notIndexed } from '../page/page-meta.ts'
import './information-sheet.css'
import type { InformationSheet } from '@pito/contracts/tyre-label'
import { getInformationSheet } from '@pito/contracts/tyre-label'
import { languageOf } from '@pito/contracts/values/locale'
import { Icon } from '@pito/ui/icon'
import type { Api } from '@pito/web/api/api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { data, useLoaderData } from 'react-router'
import type { PageRequest } from '../page/page.ts'
import { page } from '../page/page.ts'
import { tyreIdOf } from '../tyres/tyre-address.ts'
import { Hyphenated } from '../words/hyphenated.tsx'
import { sheet as words } from './sheet-words.ts'

const load = page(async (api: Api, { params }: PageRequest) => {
  const id = tyreIdOf(params.productid)
  if (!id) throw data(null, 404)
  return (await api(getInformationSheet, { id })).data
})
export const loader = load.onServer
export const clientLoader = load.inBrowser
export const handle = { cacheBy: [] }

export function meta(args: MetaArgs & { readonly loaderData?: InformationSheet | undefined }) {
  const { loaderData } = args
  return loaderData
    ? [{ title: documentTitle(args, `${loaderData.title}: ${loaderData.name}`) }, notIndexed]
    : []
}

/**
 * Shows the product information that Regulation (EU) 2020/740, article 6, requires in addition to the label. The page
 * can also be printed.
 */
export default function InformationSheetPage() {
  const w = useWords(words)
  const sheet = useLoaderData<typeof load.onServer>()
  const back = sheet[`link_${languageOf(useLocale())}`]
  return (
    <div className="wrap sheet">
      <div>
        <p>
          <Anchor className="link" href={back}>
            <Icon name="left" /> {w.back}
          </Anchor>
        </p>
        <h1>{sheet.title}</h1>
        <p className="sheet__name">{sheet.name}</p>
        <dl className="sheet__rows">
          {sheet.rows.map(({ name, value }) => (
            <div key={name}>
              <dt>
                <Hyphenated text={name} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="small">{w.regulation}</p>
        {sheet.note && <p className="small quiet">{sheet.note}</p>}
        <p>
          <Anchor className="link" href={sheet.pdf}>
            <Icon name="pdf" /> {w.pdf}
          </Anchor>
        </p>
      </div>
      <LabelPicture src={sheet.image} alt={w.label(sheet.name)} />
    </div>
  )
}

/** If the picture fails to load, it is removed, because the text beside it has the same values. */
function LabelPicture({ src, alt }: { src: string; alt: string }) {
  const [failed, setFailed] = useState(false)
  // The picture may have failed before the page was hydrated, when nothing listened to its error event, so its state
  // is checked too.
  const look = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setFailed(true)
  }
  if (failed) return null
  return <img ref={look} src={src} alt={alt} width="300" height="440" onError={() => setFailed(true)} />
}
