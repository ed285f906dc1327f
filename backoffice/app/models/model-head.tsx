import type { StaffModel } from '@pito/contracts/staff-models'
import { Anchor } from '@pito/ui/anchor'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Mark } from '@pito/ui/mark'
import { RecordTabs } from '@pito/ui/record-tabs'
import { useWords } from '@pito/web/words/words'
import { recordWords } from '../record/record-words.ts'
import { modelWords } from './model-words.ts'

interface ModelHeadProps {
  readonly model: StaffModel
  readonly tab: 'data' | 'pictures' | 'history'
}

/** The heading and the tabs of a model, on each of its pages. */
export function ModelHead({ model, tab }: ModelHeadProps) {
  const w = useWords(modelWords)
  const record = useWords(recordWords)
  const path = `/models/${model.id}`
  const name = `${model.brand} ${model.name}`
  return (
    <>
      <title>{`${name} – Pito`}</title>
      <Breadcrumb label={w.models} crumbs={[{ label: w.models, href: '/models' }]} here={name} />
      <div className="record-head">
        <h1>{name}</h1>
        {model.archived && <Mark tone="grey">{record.archivedMark}</Mark>}
        {!model.archived && (
          <a className="link" href={model.link} target="_blank" rel="noopener">
            {w.viewInShop}
          </a>
        )}
        <Anchor className="link" href={`/articles?model_id=${model.id}`}>
          {`${w.articlesOf} (${model.articles})`}
        </Anchor>
      </div>
      <RecordTabs
        label={w.parts}
        tabs={[
          { href: path, label: w.data, current: tab === 'data' },
          { href: `${path}/pictures`, label: w.pictures, current: tab === 'pictures' },
          { href: `${path}/history`, label: w.history, current: tab === 'history' },
        ]}
      />
    </>
  )
}
