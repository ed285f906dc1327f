import { languageOf } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useRootData } from '../page/root-data.ts'
import { listFields, listPaths } from '../tyres/list/list-address.ts'
import type { ListState } from '../tyres/list/list-state.ts'
import { longestPlate, noSize } from '../tyres/list/list-state.ts'
import { CarLink } from './car-link.tsx'
import { plate } from './plate-words.ts'
import { useKnownVehicle } from './use-known-vehicle.ts'
import { forgetVehicle } from './vehicle-store.ts'

/**
 * The id of the element with the result of a plate search. The browser moves the focus there when it opens the list.
 */
export const plateAnswerId = 'your-vehicle'

interface PlateFormProps {
  /** The filters that the search keeps. The vehicle and the size come from the plate. */
  readonly chosen: ListState
  readonly typed?: string | undefined
  /** Shown below the field. */
  readonly children?: ReactNode
}

/**
 * A form with a field that looks like a licence plate. It loads a new document, because that document's headers keep
 * the plate out of referrers.
 */
export function PlateForm({ chosen, typed = '', children }: PlateFormProps) {
  const w = useWords(plate)
  const language = languageOf(useLocale())
  if (!useRootData()?.plateSearch) return <CarLink />
  return (
    <form className="plateform" action={`${listPaths[language]}#${plateAnswerId}`}>
      <HiddenChoices chosen={chosen} />
      <label htmlFor="plate">{w.label}</label>
      <span className="plate">
        <input
          id="plate"
          name="licenceplate"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longestPlate}
          defaultValue={typed}
          placeholder="ABC-123"
          required
          // The browser's own message would be in the language of the browser.
          onInvalid={({ currentTarget }) => currentTarget.setCustomValidity(w.missing)}
          onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
        />
      </span>
      <Button type="submit" aria-label={w.searchBy}>
        {w.search}
      </Button>
      {children}
      <CarLink />
      <KnownCar />
    </form>
  )
}

function HiddenChoices({ chosen }: { chosen: ListState }) {
  return listFields({
    ...chosen,
    size: noSize,
    plate: null,
    car: null,
    skipped: [],
    previousAnswer: null,
    page: 1,
  }).flatMap(([name, values]) =>
    values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  )
}

/**
 * Names the vehicle with which the shop compares tyres in this browser tab, and offers to forget it. The text is added
 * after the page has loaded; its space is reserved if a vehicle is known.
 */
function KnownCar() {
  const w = useWords(plate)
  const vehicle = useKnownVehicle()
  return (
    <span className="fit-region small">
      {vehicle && (
        <>
          {w.yourCar(vehicle.name)}{' '}
          <Button look="link" onClick={forgetVehicle}>
            {w.forgetVehicle}
          </Button>
        </>
      )}
    </span>
  )
}
