import { languageOf } from '@pito/contracts/values/locale'
import { seasonName, seasonsFor } from '@pito/contracts/values/tyre-season'
import { Button } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { Field, FieldError } from '@pito/ui/field'
import type { Choice } from '@pito/ui/select'
import { Select } from '@pito/ui/select'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { FormEvent, MouseEvent, SyntheticEvent } from 'react'
import { Fragment, useId } from 'react'
import { useRootData } from '../../page/root-data.ts'
import { seasonsByDate } from '../../season/seasons-by-date.ts'
import { useToday } from '../../season/use-today.ts'
import type { Measure } from '../../tyres/list/list-state.ts'
import { measures } from '../../tyres/list/list-state.ts'
import { sizeOfList } from '../../tyres/list/size-of-list.ts'
import { Hyphenated } from '../../words/hyphenated.tsx'
import {
  canSearch,
  isOpen,
  isSeasonOf,
  listOfChoice,
  sizeSearchPath,
  studdedAndFriction,
  withChosen,
} from './finder-choice.ts'
import { finder as finderWords } from './finder-words.ts'
import { MarkingButton } from './marking-help.tsx'
import type { Finder } from './use-finder.ts'
import type { Unsold } from './without-unsold.ts'

/** The anchor of the filters on the page of the list. */
const filters = '#filters'

export function FinderForm({ finder }: { finder: Finder }) {
  const w = useWords(finderWords)
  const language = languageOf(useLocale())
  const { choice, search } = finder
  const missingId = useId()
  const isReady = finder.isActive || canSearch(choice, finder.full)
  const missing = measures.filter((measure) => choice[measure] === '')
  const action = sizeSearchPath(choice.vehicle, language)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search()
  }
  const showFilters = (event: MouseEvent) => {
    event.preventDefault()
    search(filters)
  }
  const retry = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLSelectElement) finder.retry?.()
  }
  const today = useToday()
  const seasons = [
    ...seasonsByDate(seasonsFor(choice.vehicle), ({ name }) => name, today).map((season) => ({
      value: String(season.id),
      label: seasonName(season, language),
    })),
    ...(isSeasonOf(choice.vehicle, studdedAndFriction)
      ? [{ value: studdedAndFriction, label: w.studdedAndFriction }]
      : []),
  ]
  return (
    <form className="finder__body" action={action} onSubmit={submit} onPointerDown={retry} onKeyDown={retry}>
      <SizeCode finder={finder} />
      {finder.retry && <NoOptions retry={finder.retry} />}
      <div className={finder.full ? 'finder__selects' : 'finder__selects finder__selects--one'}>
        <FinderSelect finder={finder} field="season" name="tyre_season" options={seasons} />
        {finder.full && <FinderSelect finder={finder} field="brand" name="brand" />}
      </div>
      {finder.full && <Indexes finder={finder} />}
      <SearchOrReset finder={finder} missingId={isReady ? undefined : missingId} />
      <div className="finder__more">
        <MarkingButton />
        <Button type="submit" look="link" formAction={`${action}${filters}`} onClick={showFilters}>
          {w.moreFilters}
        </Button>
      </div>
      {!isReady && (
        <p className="finder__unsold small quiet" id={missingId}>
          {w.stillMissing(missing.map((measure) => w[measure].toLowerCase()).join(', '))}
        </p>
      )}
      <UnsoldNote unsold={finder.unsold} />
    </form>
  )
}

/** The load and the speed, which few visitors choose here, are folded. A chosen value stays visible. */
function Indexes({ finder }: { finder: Finder }) {
  const w = useWords(finderWords)
  const { loadIndex, speedIndex } = finder.choice
  const chosen = loadIndex + speedIndex
  return (
    <Disclosure className="finder__indexes" summary={chosen ? `${w.indexes}: ${chosen}` : w.indexes}>
      <div className="finder__selects">
        <FinderSelect finder={finder} field="loadIndex" name="load_index" />
        <FinderSelect finder={finder} field="speedIndex" name="speed_index" />
      </div>
    </Disclosure>
  )
}

/**
 * Says that the options could not be loaded, with a button to try again. Opening one of the selects also tries again.
 */
function NoOptions({ retry }: { retry: () => void }) {
  const w = useWords(finderWords)
  return (
    <div role="alert" className="row small">
      <FieldError>{w.noOptions}</FieldError>
      <Button look="link" onClick={retry}>
        {w.again}
      </Button>
    </div>
  )
}

interface SearchOrResetProps {
  readonly finder: Finder
  /** The id of the note that names the missing measures, or undefined if the choice is enough to search. */
  readonly missingId: string | undefined
}

function SearchOrReset({ finder, missingId }: SearchOrResetProps) {
  const w = useWords(finderWords)
  if (finder.isActive)
    return (
      <Button key="reset" look="go" onClick={finder.reset}>
        {w.reset}
      </Button>
    )
  return (
    <Button
      key="search"
      type="submit"
      look="go"
      unavailable={missingId !== undefined}
      aria-describedby={missingId}
    >
      {w.search}
    </Button>
  )
}

/**
 * Says why a chosen value was removed. The note is the last element, so that it does not move anything that the
 * visitor is about to press.
 */
function UnsoldNote({ unsold: { size, details } }: { unsold: Unsold }) {
  const w = useWords(finderWords)
  const names = details.map(([field, value]) => `${w[field]} ${value}`).join(', ')
  return (
    <p className="finder__unsold small" role="status">
      {size && w.unsoldSize(sizeOfList(listOfChoice(size).size))}
      {size && names && ' '}
      {names && w.unsoldDetails(names)}
    </p>
  )
}

interface FinderSelectProps {
  readonly finder: Finder
  readonly field: 'season' | 'brand' | 'loadIndex' | 'speedIndex'
  readonly name: string
  /** Options to show in place of those from the API. "All" comes first in either case. */
  readonly options?: readonly Choice[]
}

function FinderSelect({ finder, field, name, options }: FinderSelectProps) {
  const w = useWords(finderWords)
  const { choice, change } = finder
  const chosen = choice[field]
  const values = field === 'season' ? [] : finder.options[field]
  const fromApi = withChosen(values, chosen).map((value) => ({ value, label: value }))
  return (
    <Field label={<Hyphenated text={w[field]} />}>
      <Select
        name={name}
        blank={w.all}
        options={options ?? fromApi}
        value={chosen}
        onChange={({ target }) => change({ ...choice, [field]: target.value })}
      />
    </Field>
  )
}

const before: Readonly<Record<Measure, string>> = { width: '', height: '/', diameter: 'R' }

const mostDigits = 3

/** Shows three selects that are arranged like the size on a tyre's sidewall. */
function SizeCode({ finder }: { finder: Finder }) {
  const w = useWords(finderWords)
  const plateSearch = useRootData()?.plateSearch
  return (
    <fieldset>
      {plateSearch ? (
        <legend className="finder__or">{w.bySize}</legend>
      ) : (
        <legend className="vh">{w.size}</legend>
      )}
      <div className="code">
        {measures.map((measure) => (
          <Fragment key={measure}>
            {before[measure] && (
              <span className="code__between" aria-hidden="true">
                {before[measure]}
              </span>
            )}
            <Part finder={finder} measure={measure} />
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}

function Part({ finder, measure }: { finder: Finder; measure: Measure }) {
  const w = useWords(finderWords)
  const id = useId()
  const { choice, options, changeSize } = finder
  const chosen = choice[measure]
  return (
    <div className={chosen.length > mostDigits ? 'code__part code__part--long' : 'code__part'}>
      <label htmlFor={id}>{w[measure]}</label>
      <select
        id={id}
        name={measure}
        value={chosen}
        disabled={!isOpen(choice, measure)}
        onChange={({ target }) => changeSize(measure, target.value)}
      >
        <option value="">–</option>
        {withChosen(options[measure], chosen).map((value) => (
          <option key={value} value={value}>
            {value === '0' ? '–' : value}
          </option>
        ))}
      </select>
    </div>
  )
}
