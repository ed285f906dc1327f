import type { StockedVehicleSize } from '@pito/contracts/recommendations'
import { figure } from '@pito/contracts/values/figure'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { seasonOf, studdable } from '@pito/contracts/values/tyre-season'
import type { VehicleFitment } from '@pito/contracts/vehicles'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { useEffect, useRef } from 'react'
import { isWinterByLaw, seasonOn } from '../../season/season-on.ts'
import { useToday } from '../../season/use-today.ts'
import { optionsIn } from '../../tyres/filters/list-options.ts'
import { withPicked, withPriority } from '../../tyres/list/list-changes.ts'
import { useListView } from '../../tyres/list-view.ts'
import { tyreList } from '../../tyres/tyre-list-words.ts'
import { tyres } from '../../words/tyres.ts'
import type { ListedVehicle } from '../find-vehicle.ts'
import { Answer } from './answer.tsx'
import { GivenAnswers } from './given-answers.tsx'
import { guideWords } from './guide-words.ts'
import type { Guide } from './load-guide.ts'
import { isApprovedOnOneAxle, isOfPairs, priorityAnswers } from './next-question.ts'
import { Question } from './question.tsx'
import { Recommendations } from './recommendations.tsx'
import { seasonAnswers } from './season-answers.ts'
import { sizeAnswers, sizeName } from './size-answers.ts'

/** Asks one question at a time until tyres can be recommended. */
export function VehicleGuide({ guide, vehicle }: { guide: Guide; vehicle: ListedVehicle }) {
  const w = useWords(guideWords)
  const { state } = useListView()
  const { question, unapproved, sizes, recommended } = guide
  const region = useFocusOnNext(question ?? 'recommendations')
  return (
    <div className="stack" ref={region} tabIndex={-1}>
      <GivenAnswers vehicle={vehicle} />
      {unapproved && (
        <Alert
          tone="warn"
          title={
            isApprovedOnOneAxle(unapproved, vehicle) ? w.notOnAllWheels(unapproved) : w.unapproved(unapproved)
          }
        >
          {w.chooseApproved(vehicle.fitments.length)}
          {question !== 'size' && <ApprovedSizes vehicle={vehicle} />}
        </Alert>
      )}
      {!unapproved && <OnlySize vehicle={vehicle} />}
      {state.skipped.includes('size') && <p className="small">{w.readSidewall}</p>}
      {question === 'size' && <SizeQuestion vehicle={vehicle} sizes={sizes} />}
      {question === 'season' && <SeasonQuestion vehicle={vehicle} />}
      {question === 'priority' && <PriorityQuestion vehicle={vehicle} />}
      {question === null && isOfPairs(state, vehicle) && <Alert title={w.pairTitle}>{w.buyPair}</Alert>}
      {recommended && <Recommendations recommended={recommended} />}
    </div>
  )
}

/** Links to the lists of the approved sizes, if the question about the size is not asked. */
function ApprovedSizes({ vehicle }: { vehicle: ListedVehicle }) {
  const w = useWords(guideWords)
  const { state, address } = useListView()
  return (
    <ul className="row" aria-label={w.sizes}>
      {sizeAnswers(state, vehicle).map(({ name, front, rear, to }) => (
        <li key={name}>
          <Anchor className="link num" href={address({ ...to, page: 1 })} preventScrollReset>
            {rear ? w.pair(front.size_text, rear.size_text) : front.size_text}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

/** Names the size of a vehicle that has only one, because the question about the size is not asked. */
function OnlySize({ vehicle: { fitments } }: { vehicle: ListedVehicle }) {
  const w = useWords(guideWords)
  const [fitment, another] = fitments
  if (!fitment || another) return null
  const { front, rear } = fitment
  return (
    <p className="small">{w.onlySize(rear ? w.pair(front.size_text, rear.size_text) : front.size_text)}</p>
  )
}

/** Moves the focus to the next step, to its heading if it has one, because the pressed answer has been removed. */
function useFocusOnNext(step: string) {
  const region = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    const heading = region.current?.querySelector<HTMLElement>('h3')
    if (before.current !== step) (heading ?? region.current)?.focus()
    before.current = step
  }, [step])
  return region
}

const means = { price: 'priceMeans', grip: 'gripMeans', quiet: 'quietMeans' } as const

/** Asks what matters most. Each answer says which data it uses. */
function PriorityQuestion({ vehicle }: { vehicle: ListedVehicle }) {
  const w = useWords(guideWords)
  const { data, state } = useListView()
  return (
    <Question question="priority" vehicle={vehicle} title={w.priorityQuestion}>
      <ul className="ask__answers" aria-label={w.priority}>
        {priorityAnswers(data.options.facets).map((priority) => (
          <li key={priority}>
            <Answer name={priority} to={withPriority(state, priority)}>
              <b>{w[priority]}</b>
              <span className="small">{w[means[priority]]}</span>
            </Answer>
          </li>
        ))}
      </ul>
    </Question>
  )
}

interface SizeQuestionProps {
  readonly vehicle: ListedVehicle
  readonly sizes: readonly StockedVehicleSize[]
}

/** Asks which of the approved sizes the tyres of the vehicle have. */
function SizeQuestion({ vehicle, sizes }: SizeQuestionProps) {
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

interface SidewallProps {
  /** One of the approved sizes of the vehicle. */
  readonly size: VehicleFitment['front']
  /** The indexes that the vehicle needs, if they are known. */
  readonly needs: Pick<StockedVehicleSize, 'load_index' | 'speed_index'> | undefined
}

/** A drawing of a sidewall that marks where the size stands. The alternative text says the same in words. */
function Sidewall({ size, needs }: SidewallProps) {
  const w = useWords(guideWords)
  const { load_index: load = null, speed_index: speed = null } = needs ?? {}
  const marking = `${size.size_text} ${load ?? ''}${speed ?? ''}`.trim()
  const parts = [
    w.width(size.width),
    ...(size.aspect_ratio > 0 ? [w.profile(size.aspect_ratio)] : []),
    w.rim(size.diameter),
    ...(load === null ? [] : [w.loadIndex(load)]),
    ...(speed === null ? [] : [w.speedIndex(speed)]),
  ]
  return (
    <svg
      className="sidewall"
      viewBox="0 0 320 110"
      role="img"
      aria-label={w.sidewall(marking, parts.join(', '))}
    >
      <path className="sidewall__tyre" d="M16 108 A155 155 0 0 1 304 108 L223 108 A85 85 0 0 0 97 108 Z" />
      <path className="sidewall__rim" d="M108 108 A77 77 0 0 1 212 108" />
      <path className="sidewall__mark" d="M75 80 A120 120 0 0 1 245 80" />
      <path id="sidewall-line" d="M60 107 A115 115 0 0 1 260 107" fill="none" />
      <text>
        <textPath href="#sidewall-line" startOffset="50%">
          {marking}
        </textPath>
      </text>
    </svg>
  )
}

/** Asks for the season. The season of the date comes first and is marked, but still needs a press. */
function SeasonQuestion({ vehicle }: { vehicle: ListedVehicle }) {
  const w = useWords(guideWords)
  const { seasonTyres } = useWords(tyres)
  const list = useWords(tyreList)
  const { data, state } = useListView()
  const today = useToday()
  const season = seasonOn(today)
  const { tyre_season } = data.options.facets
  const answers = seasonAnswers(tyre_season)
  const hasStuddable = optionsIn(tyre_season).some(
    ({ value, count }) => count > 0 && seasonOf(value)?.id === studdable,
  )
  const own = answers.filter(({ name }) => name === season)
  const others = answers.filter(({ name }) => name !== season)
  return (
    <Question question="season" vehicle={vehicle} title={w.seasonQuestion}>
      <p className="small">{isWinterByLaw(today) ? w.winterLaw : w.summerLaw}</p>
      <ul className="ask__answers" aria-label={w.season}>
        {[...own, ...others].map(({ name, seasons, count, parts }) => (
          <li key={name} className={name === season ? 'ask__now' : undefined}>
            <Answer name={name} to={withPicked(state, 'tyre_season', seasons)}>
              <b>{w[name]}</b>
              <span className="small">
                {[w.count(count), name === season && w.inSeason].filter(Boolean).join(' · ')}
              </span>
            </Answer>
            {parts.length > 0 && (
              <p className="row">
                {parts.map((part) => (
                  <Answer
                    key={part.season}
                    name={part.season}
                    look="part"
                    to={withPicked(state, 'tyre_season', [part.season])}
                  >
                    {`${w.only(seasonTyres[seasonOf(part.season)?.id ?? 0] ?? '')} (${figure(part.count)})`}
                  </Answer>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      {hasStuddable && <p className="small quiet">{list.studdable}</p>}
    </Question>
  )
}
