import { createArticle } from '@pito/contracts/staff-articles'
import { getStaffModel } from '@pito/contracts/staff-models'
import { Anchor } from '@pito/ui/anchor'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { PageTitle } from '../frame/shop.tsx'
import { PageHead } from '../list/page-head.tsx'
import { recordIn } from '../record/describe.ts'
import { requireRight } from '../session/lacks-right.ts'
import { staffPage } from '../session/staff-page.ts'
import { ArticleForm } from './article-form.tsx'
import { articleWords } from './article-words.ts'
import { articleDescription } from './description.ts'

export const clientLoader = staffPage(async (api, { url }) => {
  await requireRight(api, 'edit-catalogue')
  const id = Number(url.searchParams.get('model'))
  return Number.isInteger(id) && id > 0 ? (await api(getStaffModel, { id })).data : null
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
  const model = useLoaderData<typeof clientLoader>()
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
  return (
    <div className="stack">
      <Breadcrumb
        label={w.articles}
        crumbs={[{ label: w.articles, href: '/articles' }]}
        here={w.newArticle}
      />
      <PageHead title={w.newArticle} />
      <p>{w.chooseModel}</p>
      <p>
        <Anchor className="btn" href="/models">
          {w.toModels}
        </Anchor>
      </p>
    </div>
  )
}
