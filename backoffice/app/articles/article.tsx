import { saveArticle } from '@pito/contracts/staff-articles'
import { formAction } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { useLoaderData } from 'react-router'
import { recordIn } from '../record/describe.ts'
import { LiveSince } from '../record/live-since.tsx'
import { staffPage } from '../session/staff-page.ts'
import { ArticleForm } from './article-form.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleSummary } from './article-state.tsx'
import { articleDescription } from './description.ts'
import { loadArticle } from './load-article.ts'

export const clientLoader = staffPage((api, { params }) => loadArticle(api, params), 'read-catalogue')

export const clientAction = formAction(async (api, { form, params }) => {
  const id = Number(params.id)
  const version = Number(textIn(form, 'version'))
  const model_id = Number(textIn(form, 'model_id'))
  await api(saveArticle, { id, version, model_id, ...recordIn(articleDescription, form) })
  return { done: null }
}).inBrowser

export default function Article() {
  const article = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <ArticleHead article={article} tab="data" />
      <ArticleSummary article={article} />
      <ArticleForm
        id={`article-${article.id}`}
        action={`/articles/${article.id}`}
        article={article}
        modelId={article.model_id}
        seasonId={article.season_id}
        after={<LiveSince />}
        right="edit-catalogue"
      />
    </div>
  )
}
