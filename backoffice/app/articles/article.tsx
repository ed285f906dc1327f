import { saveArticle } from '@pito/contracts/staff-articles'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { useLoaderData } from 'react-router'
import { LiveSince } from '../record/live-since.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { staffPage } from '../session/staff-page.ts'
import { ArticleFields, articleFieldNames } from './article-fields.tsx'
import { ArticleHead } from './article-head.tsx'
import { useArticleLabels } from './article-labels.ts'
import { ArticleState } from './article-state.tsx'
import { articleIn, valuesOfArticle } from './article-values.ts'
import { loadArticle } from './load-article.ts'

export const clientLoader = staffPage((api, { params }) => loadArticle(api, params), 'read-catalogue')

export const clientAction = formAction(async (api, { form, params }) => {
  const id = Number(params.id)
  const version = Number(textIn(form, 'version'))
  const model_id = Number(textIn(form, 'model_id'))
  await api(saveArticle, { id, version, model_id, ...articleIn(form) })
  return { done: null }
}).inBrowser

export default function Article() {
  const labels = useArticleLabels()
  const article = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <ArticleHead article={article} tab="data" />
      <ArticleState article={article} />
      <RecordForm
        id={`article-${article.id}`}
        action={`/articles/${article.id}`}
        fields={articleFieldNames.map((name) => ({ name, label: labels[name] }))}
        record={article}
        after={<LiveSince />}
        valuesOf={valuesOfArticle}
        right="edit-catalogue"
      >
        {(fields) => (
          <>
            <input type="hidden" name="model_id" value={article.model_id} />
            <ArticleFields fields={fields} article={article} seasonId={article.season_id} />
          </>
        )}
      </RecordForm>
    </div>
  )
}
