import { Button } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import type { RefObject } from 'react'
import { LanguageField } from '../language-field.tsx'
import { PlaceField } from '../place-field.tsx'
import { placeWords } from '../places/place-words.ts'
import { useTypedPlace } from './use-typed-place.ts'

interface PlaceFormProps {
  readonly input: RefObject<HTMLInputElement | null>
  /** Called when the visitor has entered a place here. */
  readonly onDone: () => void
}

/**
 * Asks for the place. Without scripts, the form opens the page of service points, which searches on the server. If places
 * cannot be searched at the moment, the visitor stays on the page.
 */
export function PlaceForm({ input, onDone }: PlaceFormProps) {
  const w = useWords(placeWords)
  const { placeSearch, isBusy, submit } = useTypedPlace(input, onDone)
  const show = (
    <Button type="submit" busy={isBusy}>
      {w.show}
    </Button>
  )
  return (
    <form
      className="placebar__form"
      action="/service-points"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <LanguageField />
      <PlaceField points={placeSearch} input={input} label={w.place} submit={show} />
      <Button type="submit" className="without-scripts">
        {w.show}
      </Button>
    </form>
  )
}
