import { Anchor } from '@pito/ui/anchor'
import './other-sizes.css'
import { getProductDetails, getProductSizes } from '@pito/contracts/catalogue'
import { languageOf } from '@pito/contracts/values/locale'
import { Icon } from '@pito/ui/icon'
import type { Api } from '@pito/web/api/api'
import { useWords } from '@pito/web/words/words'
import { data, useLoaderData } from 'react-router'
import type { PageRequest } from '../../page/page.ts'
import { page } from '../../page/page.ts'
import type { MetaArgs } from '../../page/page-meta.ts'
import { documentTitle, notIndexed } from '../../page/page-meta.ts'
import { tyreIdOf } from '../tyre-address.ts'
import { otherSizes } from './other-sizes-words.ts'
import { SizeList, sizesOf } from './size-list.tsx'

const load = page(async (api: Api, { params, locale }: PageRequest) => {
  const id = tyreIdOf(params.productid)
  if (!id) throw data(null, 404)
  const [{ data: details }, { data: rows }] = await Promise.all([
    api(getProductDetails, { id, without: 'products' }),
    api(getProductSizes, { id }),
  ])
  const back = details[`link_${languageOf(locale)}`]
  return {
    id: details.id,
    name: details.name,
    back,
    sizes: sizesOf(rows),
  }
})
type OtherSizes = Awaited<ReturnType<typeof load.onServer>>

export const loader = load.onServer
export const clientLoader = load.inBrowser
export const handle = { cacheBy: [] }

export function meta(args: MetaArgs & { readonly loaderData?: OtherSizes | undefined }) {
  const { loaderData } = args
  return loaderData ? [{ title: documentTitle(args, loaderData.name) }, notIndexed] : []
}

/** The page with a model's other sizes, to which "change size" links if scripts are off. */
export default function OtherSizesPage() {
  const w = useWords(otherSizes)
  const { id, name, back, sizes } = useLoaderData<OtherSizes>()
  return (
    <div className="wrap all-sizes">
      <p>
        <Anchor className="link" href={back}>
          <Icon name="left" /> {w.back}
        </Anchor>
      </p>
      <h1>{w.title}</h1>
      <p>{name}</p>
      <SizeList sizes={sizes} here={id} />
    </div>
  )
}
