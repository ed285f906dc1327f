import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadHistory } from '../history/load-history.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { staffPage } from '../session/staff-page.ts'
import { loadModel } from './load-model.ts'
import { useModelLabels } from './model-fields.tsx'
import { ModelHead } from './model-head.tsx'
import { modelWords } from './model-words.ts'

export const clientLoader = staffPage(async (api, { params, url }) => {
  const [model, history] = await Promise.all([
    loadModel(api, params),
    loadHistory(api, { kind: 'model', id: params.id ?? '' }, url),
  ])
  return { model, history }
}, 'read-catalogue')

export default function ModelHistory() {
  const w = useWords(modelWords)
  const labels = useModelLabels()
  const { model, history } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <ModelHead model={model} tab="history" />
      <RecordHistory page={history} labels={{ ...labels, archived: w.archivedField }} />
    </div>
  )
}
