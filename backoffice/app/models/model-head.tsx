import type { StaffModel } from '@pito/contracts/staff-models'
import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { ArchivedOrLive, RecordHead } from '../record/record-head.tsx'
import { RecordRemoval } from '../record/record-removal.tsx'
import { useStaff } from '../session/use-staff.ts'
import { modelWords } from './model-words.ts'

interface ModelHeadProps {
  readonly model: StaffModel
  readonly tab: 'data' | 'pictures' | 'history'
}

/** The heading and the tabs of a model, on each of its pages. */
export function ModelHead({ model, tab }: ModelHeadProps) {
  const w = useWords(modelWords)
  const mayEdit = useStaff().rights.includes('edit-catalogue')
  return (
    <RecordHead
      name={`${model.brand} ${model.name}`}
      list={{ label: w.models, href: '/models' }}
      tabsLabel={w.parts}
      path={`/models/${model.id}`}
      tab={tab}
      parts={[{ part: 'pictures', label: w.pictures }]}
    >
      <ArchivedOrLive record={model}>{w.viewInShop}</ArchivedOrLive>
      <Anchor className="link" href={`/articles?model_id=${model.id}`}>
        {`${w.articlesOf} (${model.articles})`}
      </Anchor>
      {mayEdit && !model.archived && (
        <Anchor className="btn" href={`/articles/new?model=${model.id}`}>
          {w.addSize}
        </Anchor>
      )}
      {mayEdit && (
        <RecordRemoval
          id={`model-${model.id}`}
          action={`/models/${model.id}/removal`}
          name={`${model.brand} ${model.name}`}
          record={model}
        />
      )}
    </RecordHead>
  )
}
