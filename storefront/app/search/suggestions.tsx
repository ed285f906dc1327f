import type { SearchSuggestion } from '@pito/contracts/search'
import { suggestSearches } from '@pito/contracts/search'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import type { Api } from '@pito/web/api/api'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { RefObject } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { suggestionWords } from './suggestions-words.ts'
import { optionId, useCombobox } from './use-combobox.ts'

interface SuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>
}

/** The list of suggestions below the search field, which it makes an ARIA combobox. */
export function Suggestions({ input }: SuggestionsProps) {
  const w = useWords(suggestionWords)
  const listId = useId()
  const { text, type, suggestions } = useSuggestions(input)
  const { isOpen, active, close } = useCombobox({ input, listId, text, type, suggestions })
  const list = useHeightAboveKeyboard(isOpen)
  const clear = () => {
    type('')
    input.current?.focus()
  }
  return (
    <>
      {text !== '' && (
        <Button look="bare" icon className="hsearch__clear" aria-label={w.clear} onClick={clear}>
          <Icon name="close" />
        </Button>
      )}
      <div className="sugg" id={listId} role="listbox" aria-label={w.list} ref={list} hidden={!isOpen}>
        {isOpen && (
          <Options suggestions={suggestions ?? []} active={active} listId={listId} onChoose={close} />
        )}
      </div>
      <Announcement suggestions={isOpen || suggestions?.length === 0 ? suggestions : null} />
    </>
  )
}

interface OptionsProps {
  readonly suggestions: readonly SearchSuggestion[]
  readonly active: number
  readonly listId: string
  readonly onChoose: () => void
}

function Options({ suggestions, active, listId, onChoose }: OptionsProps) {
  const w = useWords(suggestionWords)
  const numbered = suggestions.map((suggestion, place) => ({ ...suggestion, place }))
  return [...Map.groupBy(numbered, ({ group }) => group)].map(([group, options]) => (
    <fieldset className="sugg__group" key={group}>
      <legend>{w[group]}</legend>
      {options.map((option) => (
        <Option
          key={option.link_fi}
          suggestion={option}
          id={optionId(listId, option.place)}
          isActive={option.place === active}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  ))
}

interface OptionProps {
  readonly suggestion: SearchSuggestion
  readonly id: string
  readonly isActive: boolean
  readonly onChoose: () => void
}

function Option({ suggestion, id, isActive, onChoose }: OptionProps) {
  const w = useWords(suggestionWords)
  const language = languageOf(useLocale())
  const price = suggestion.price_for_four
  return (
    <Anchor
      className="sugg__option"
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      href={suggestion[`link_${language}`]}
      // The field keeps the focus, so that the list stays open until the link is followed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>{suggestion.label}</span>
      {price !== null && <span className="num">{w.four(formatAmount(price))}</span>}
    </Anchor>
  )
}

const unchangedMilliseconds = 1000

/** Announces the number of suggestions politely, when it has not changed for a second. A closed list has no number. */
function Announcement({ suggestions }: { suggestions: readonly SearchSuggestion[] | null }) {
  const w = useWords(suggestionWords)
  const [announced, setAnnounced] = useState('')
  const text = countText(suggestions, w)
  useEffect(() => {
    const timer = setTimeout(setAnnounced, unchangedMilliseconds, text)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="vh" role="status">
      {text && announced}
    </p>
  )
}

function countText(suggestions: readonly SearchSuggestion[] | null, w: (typeof suggestionWords)['fi']) {
  if (!suggestions) return ''
  return suggestions.length === 0 ? w.none : w.count(suggestions.length)
}

const gap = 8

/** Limits the height of an open list to what the on-screen keyboard leaves visible. The list scrolls inside itself. */
function useHeightAboveKeyboard(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!isOpen || !viewport) return
    const limit = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const bottom = viewport.offsetTop + viewport.height
      list.current?.style.setProperty('max-block-size', `${Math.max(0, bottom - top - gap)}px`)
    }
    limit()
    viewport.addEventListener('resize', limit)
    return () => viewport.removeEventListener('resize', limit)
  }, [isOpen])
  return list
}

const shortest = 2
const pauseMilliseconds = 120
const longestWaitMilliseconds = 2000

interface Answer {
  readonly text: string
  /** The suggestions, or null if they failed to load or took too long. */
  readonly suggestions: readonly SearchSuggestion[] | null
}

/**
 * Returns the text of the field and the suggestions for it. Suggestions for another text are dropped, so that an answer
 * which arrives late does not replace the suggestions that are shown.
 */
function useSuggestions(input: RefObject<HTMLInputElement | null>) {
  const api = useApi()
  const [text, setText] = useState(() => input.current?.value ?? '')
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const field = input.current
    const read = () => setText(field?.value ?? '')
    field?.addEventListener('input', read)
    return () => field?.removeEventListener('input', read)
  }, [input])
  useEffect(() => {
    if (text.trim().length < shortest) return
    let isDropped = false
    const show = (answer: Answer) => {
      if (!isDropped) setAnswer(answer)
    }
    const timer = setTimeout(() => load(api, text).then(show), pauseMilliseconds)
    return () => {
      isDropped = true
      clearTimeout(timer)
    }
  }, [api, text])
  const type = (typed: string) => {
    if (input.current) input.current.value = typed
    setText(typed)
  }
  const isCurrent = answer?.text === text && text.trim().length >= shortest
  return { text, type, suggestions: isCurrent ? answer.suggestions : null }
}

function load(api: Api, text: string): Promise<Answer> {
  const none = { text, suggestions: null }
  const loading = api(suggestSearches, { q: text }).then(
    ({ data }) => ({ text, suggestions: data }),
    () => none,
  )
  const timeout = new Promise<Answer>((resolve) => setTimeout(resolve, longestWaitMilliseconds, none))
  return Promise.race([loading, timeout])
}
