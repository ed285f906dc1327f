import { getCmsPage } from '@pito/contracts/content'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { useLoaderData } from 'react-router'
import { page } from '../../api/page.ts'
import { CmsHtml } from '../../cms-html.tsx'
import { information } from '../../words/information.ts'
import { useWords } from '../../words.ts'

const load = page(async (api, { params, locale }) => {
  const answer = await api(getCmsPage, { page: params.pagepath ?? '', locale_id: cmsLocaleIds[locale] })
  const [translation] = answer.data.translations
  return {
    title: translation?.title ?? '',
    summary: translation?.summary ?? '',
    content: translation?.content ?? '',
    description: translation?.meta_desc ?? '',
  }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser
export const handle = { keep: [] }

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData }: { loaderData?: Loaded }) => [
  { title: `${loaderData?.title ?? ''} – Pito` },
  { name: 'description', content: loaderData?.description ?? '' },
]

/** A content page: terms, privacy, how it works. Its HTML was cleaned when saved and again when answered. */
export default function Information() {
  const { title, summary, content } = useLoaderData<Loaded>()
  const w = useWords(information)
  return (
    <article className="wrap section information">
      <Breadcrumb label={w.path} crumbs={[{ label: w.home, href: '/' }]} here={title} />
      <h1>{title}</h1>
      <p className="lead">{summary}</p>
      <CmsHtml html={content} />
    </article>
  )
}
