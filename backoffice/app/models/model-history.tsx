import { useLoaderData } from 'react-router'
import { historyPage } from '../history/load-history.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { useLabels } from '../record/describe.ts'
import { modelDescription } from './description.ts'
import { loadModel } from './load-model.ts'
import { ModelHead } from './model-head.tsx'

export const clientLoader = historyPage('model', loadModel, 'read-catalogue')

export default function ModelHistory() {
  const { record, history } = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <ModelHead model={record} tab="history" />
      <RecordHistory page={history} labels={useLabels(modelDescription)} />
    </div>
  )
}
