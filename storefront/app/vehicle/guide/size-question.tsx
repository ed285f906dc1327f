import type { StockedVehicleSize } from '@pito/contracts/recommendations'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { useWords } from '@pito/web/words/words'
import { useListView } from '../../tyres/list-view.ts'
import type { ListedVehicle } from '../find-vehicle.ts'
import { Answer } from './answer.tsx'
import { guideWords } from './guide-words.ts'
import { Question } from './question.tsx'
import { Sidewall } from './sidewall.tsx'
import { sizeAnswers, sizeName } from './size-answers.ts'

interface SizeQuestionProps {
  readonly vehicle: ListedVehicle
  readonly sizes: readonly StockedVehicleSize[]
}

/** Asks which of the approved sizes the tyres of the vehicle have. */
export function SizeQuestion({ vehicle, sizes }: SizeQuestionProps) {
  const w = useWords(guideWords)
  const { state } = useListView()
  const answers = sizeAnswers(state, vehicle)
  const [example] = answers
  const stocked = new Map(sizes.map((size) => [sizeName(size, size.rear), size]))
  return (
    <Question
      question="size"
      vehicle={vehicle}
      title={w.sizeQuestion}
      besides={
        <Answer name="unknown" look="link" to={{ ...state, skipped: [...state.skipped, 'size'] }}>
          {w.unknownSize}
        </Answer>
      }
    >
      {example && <Sidewall size={example.front} needs={stocked.get(example.name)} />}
      <ul className="ask__answers" aria-label={w.sizes}>
        {answers.map(({ name, front, rear, to }) => (
          <li key={name}>
            <Answer name={name} to={to}>
              <b className="num">{rear ? w.pair(front.size_text, rear.size_text) : front.size_text}</b>
              <SizeFacts size={stocked.get(name)} />
            </Answer>
          </li>
        ))}
      </ul>
    </Question>
  )
}

/** Says what the vehicle needs, how many tyres fit it, and the lowest price of four. */
function SizeFacts({ size }: { size: StockedVehicleSize | undefined }) {
  const w = useWords(guideWords)
  if (!size) return null
  const { load_index, speed_index, in_stock, price_for_four } = size
  const index = `${load_index ?? ''}${speed_index ?? ''}`
  const facts = [
    index && w.needs(index),
    in_stock > 0 ? w.stock(in_stock) : w.noStock,
    price_for_four !== null && w.fourFrom(formatAmount(price_for_four)),
  ]
  return <span className="small">{facts.filter(Boolean).join(' · ')}</span>
}
