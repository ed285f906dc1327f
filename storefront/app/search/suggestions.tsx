import type { SearchSuggestion } from '@pito/contracts/search'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { RefObject } from 'react'
import { useEffect, useId, useState } from 'react'
import { suggestionWords } from './suggestions-words.ts'
import { optionId, useCombobox } from './use-combobox.ts'
import { useHeightAboveKeyboard } from './use-height-above-keyboard.ts'
import { useSuggestions } from './use-suggestions.ts'

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
