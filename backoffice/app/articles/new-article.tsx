import type { StaffArticle } from '@pito/contracts/staff-articles'
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
import { RecordForm } from '../record/record-form.tsx'
import { requireRight } from '../session/lacks-right.ts'
import { staffPage } from '../session/staff-page.ts'
import { ArticleFields, articleFieldNames } from './article-fields.tsx'
import { useArticleLabels } from './article-labels.ts'
import { articleIn, valuesOfArticle } from './article-values.ts'
import { articleWords } from './article-words.ts'

export const clientLoader = staffPage(async (api, { url }) => {
  await requireRight(api, 'edit-catalogue')
  const id = Number(url.searchParams.get('model'))
  return Number.isInteger(id) && id > 0 ? (await api(getStaffModel, { id })).data : null
}, 'read-catalogue')

export const clientAction = formAction(async (api, { form }) => {
  const { data } = await api(createArticle, {
    model_id: Number(textIn(form, 'model_id')),
    ...articleIn(form),
  })
  return redirect(`/articles/${data.id}`)
}).inBrowser

/** Adds a size to a model, as a draft. */
export default function NewArticle() {
  const w = useWords(articleWords)
  const labels = useArticleLabels()
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
      <RecordForm
        id="new-article"
        action={`/articles/new?model=${model.id}`}
        fields={articleFieldNames.map((field) => ({ name: field, label: labels[field] }))}
        record={null}
        valuesOf={(article: StaffArticle) => valuesOfArticle(article)}
        startValues={{ recycling_fee_included: 'on' }}
        saveLabel={w.create}
      >
        {(fields) => (
          <>
            <input type="hidden" name="model_id" value={model.id} />
            <ArticleFields fields={fields} article={null} seasonId={model.season_id} />
          </>
        )}
      </RecordForm>
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
