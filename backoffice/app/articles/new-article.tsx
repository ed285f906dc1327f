import { createArticle } from '@pito/contracts/staff-articles'
import { getStaffModel, getStaffModels } from '@pito/contracts/staff-models'
import { Anchor } from '@pito/ui/anchor'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { PageTitle } from '../frame/shop.tsx'
import { FilterBar } from '../list/filter-bar.tsx'
import { CreateLink, PageHead } from '../list/page-head.tsx'
import { recordIn } from '../record/describe.ts'
import { requireRight } from '../session/lacks-right.ts'
import { staffPage } from '../session/staff-page.ts'
import { ArticleForm } from './article-form.tsx'
import { articleWords } from './article-words.ts'
import { articleDescription } from './description.ts'

export const clientLoader = staffPage(async (api, { url }) => {
  await requireRight(api, 'edit-catalogue')
  const id = Number(url.searchParams.get('model'))
  if (Number.isInteger(id) && id > 0) return { model: (await api(getStaffModel, { id })).data, models: [] }
  const search = url.searchParams.get('search') ?? ''
  return { model: null, models: (await api(getStaffModels, { search })).data }
}, 'read-catalogue')

export const clientAction = formAction(async (api, { form }) => {
  const { data } = await api(createArticle, {
    model_id: Number(textIn(form, 'model_id')),
    ...recordIn(articleDescription, form),
  })
  return redirect(`/articles/${data.id}`)
}).inBrowser

/** Adds a size to a model, as a draft. */
export default function NewArticle() {
  const w = useWords(articleWords)
  const { model } = useLoaderData<typeof clientLoader>()
  if (!model) return <ModelMissing />
  const name = `${model.brand} ${model.name}`
  return (
    <div className="stack">
      <PageTitle>{w.newArticle}</PageTitle>
      <Breadcrumb
        label={w.articles}
        crumbs={[
          { label: w.articles, href: '/articles' },
          { label: name, href: `/models/${model.id}` },
        ]}
        here={w.newArticle}
      />
      <h1>{`${name}: ${w.newArticle}`}</h1>
      <ArticleForm
        id="new-article"
        action={`/articles/new?model=${model.id}`}
        article={null}
        modelId={model.id}
        seasonId={model.season_id}
        saveLabel={w.create}
      />
    </div>
  )
}

/** An article is a size of a model, so the model is chosen first. */
function ModelMissing() {
  const w = useWords(articleWords)
  const { models } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <Breadcrumb
        label={w.articles}
        crumbs={[{ label: w.articles, href: '/articles' }]}
        here={w.newArticle}
      />
      <PageHead title={w.newArticle} create={<CreateLink href="/models/new">{w.newModel}</CreateLink>} />
      <p>{w.chooseModel}</p>
      <FilterBar filters={[]} searchLabel={w.searchModel} />
      <ul>
        {models.map(({ id, brand, name }) => (
          <li key={id}>
            <Anchor className="link" href={`/articles/new?model=${id}`}>{`${brand} ${name}`}</Anchor>
          </li>
        ))}
      </ul>
      {models.length === 0 && <p role="status">{w.noModel}</p>}
    </div>
  )
}
