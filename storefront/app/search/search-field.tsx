import { languageOf } from '@pito/contracts/values/locale'
import { longestSearch } from '@pito/contracts/values/longest-search'
import { Button } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { useLocale } from '@pito/web/locale/use-locale'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { useWords } from '@pito/web/words/words'
import type { ToggleEvent } from 'react'
import { Suspense, useId, useRef, useState } from 'react'
import { useMatches } from 'react-router'
import { useWordsOfMissingPage } from '../page/use-missing-page.ts'
import { searchPaths } from '../tyres/list/list-address.ts'
import { searchField } from './search-field-words.ts'

const searchId = 'search'
const Suggestions = lazyOptional(() => import('./suggestions.tsx').then((loaded) => loaded.Suggestions))

/** The button that opens the search field on a phone. On wide screens the field is always visible. */
export function SearchOpener() {
  const w = useWords(searchField)
  return (
    <Button look="bare" icon className="tool tool--search" popoverTarget={searchId} aria-label={w.open}>
      <Icon name="search" />
    </Button>
  )
}

/**
 * The search field of the header. It is a plain form, and its suggestions are loaded when it is first focused. On a page
 * that does not exist it has the words of the path.
 */
export function SearchField() {
  const missing = useWordsOfMissingPage()
  const query = useSearchedWords() ?? missing
  return <Field key={query} query={query ?? ''} isOpen={query === '' || missing !== null} />
}

function Field({ query, isOpen }: { query: string; isOpen: boolean }) {
  const w = useWords(searchField)
  const language = languageOf(useLocale())
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isNeeded, setNeeded] = useState(false)
  const focus = ({ newState }: ToggleEvent) => {
    if (newState === 'open') input.current?.focus()
  }
  return (
    <search className="hsearch" id={searchId} popover="auto" onToggle={focus} data-open={isOpen || undefined}>
      <form className="hsearch__form" action={searchPaths[language]}>
        <label className="vh" htmlFor={id}>
          {w.label}
        </label>
        <input
          ref={input}
          className="input"
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={w.hint}
          maxLength={longestSearch}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={() => setNeeded(true)}
        />
        {isNeeded && (
          <Suspense fallback={null}>
            <Suggestions input={input} />
          </Suspense>
        )}
        <Button type="submit" icon aria-label={w.find}>
          <Icon name="search" />
        </Button>
      </form>
    </search>
  )
}

/** Returns the words of the search that the page shows, or undefined on another page. */
function useSearchedWords(): string | undefined {
  const shown = useMatches().at(-1)?.loaderData as
    | { understood?: { query: string } | null }
    | null
    | undefined
  return shown?.understood?.query
}
