import { languageOf } from '@pito/contracts/values/locale'
import { seasonName, seasonsFor } from '@pito/contracts/values/tyre-season'
import { Button } from '@pito/ui/button'
import { FieldError } from '@pito/ui/field'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { FormEvent, MouseEvent, SyntheticEvent } from 'react'
import { useId } from 'react'
import { seasonsByDate } from '../../season/seasons-by-date.ts'
import { useToday } from '../../season/use-today.ts'
import { measures } from '../../tyres/list/list-state.ts'
import { canSearch, isSeasonOf, sizeSearchPath, studdedAndFriction } from './finder-choice.ts'
import { FinderSelect } from './finder-select.tsx'
import { finder as finderWords } from './finder-words.ts'
import { MarkingButton } from './marking-help.tsx'
import { SizeCode } from './size-code.tsx'
import { UnsoldNote } from './unsold-note.tsx'
import type { Finder } from './use-finder.ts'

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
        {finder.full && (
          <>
            <FinderSelect finder={finder} field="brand" name="brand" />
            <FinderSelect finder={finder} field="loadIndex" name="load_index" />
            <FinderSelect finder={finder} field="speedIndex" name="speed_index" />
          </>
        )}
      </div>
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
