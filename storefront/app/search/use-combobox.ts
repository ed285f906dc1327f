import type { SearchSuggestion } from '@pito/contracts/search'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'

interface Combobox {
  readonly input: RefObject<HTMLInputElement | null>
  readonly listId: string
  readonly text: string
  readonly type: (text: string) => void
  readonly suggestions: readonly SearchSuggestion[] | null
}

export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`
}

/**
 * Makes the field a combobox: its attributes, and the keys that move through the options. The field itself is rendered
 * before this code is loaded, so the attributes and listeners are added to it.
 */
export function useCombobox({ input, listId, text, type, suggestions }: Combobox) {
  // The text with which the page was rendered does not open the list. Text that was typed while this code loaded does.
  const [isClosed, setClosed] = useState(() => text === (input.current?.defaultValue ?? ''))
  const [seen, setSeen] = useState(text)
  // Another text opens the list again.
  if (seen !== text) {
    setSeen(text)
    setClosed(false)
  }
  const [chosen, setChosen] = useState<{ of: typeof suggestions; place: number } | null>(null)
  const count = suggestions?.length ?? 0
  const isOpen = count > 0 && !isClosed
  const active = isOpen && chosen?.of === suggestions ? chosen.place : -1
  const close = () => setClosed(true)
  const moveTo = (place: number) => {
    setClosed(false)
    setChosen({ of: suggestions, place: (place + count) % count })
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const action = {
      ArrowDown: count > 0 && (() => moveTo(active + 1)),
      ArrowUp: count > 0 && (() => moveTo(active < 0 ? count - 1 : active - 1)),
      Enter: active >= 0 && (() => document.getElementById(optionId(listId, active))?.click()),
      Escape: isOpen ? close : text !== '' && (() => type('')),
    }[event.key]
    if (event.key === 'Tab') close()
    if (!action) return
    event.preventDefault()
    action()
  })
  const leave = useEffectEvent(close)
  useEffect(() => {
    const field = input.current
    field?.addEventListener('keydown', press)
    field?.addEventListener('blur', leave)
    return () => {
      field?.removeEventListener('keydown', press)
      field?.removeEventListener('blur', leave)
    }
  }, [input])
  useComboboxAttributes({ input, listId, isOpen, active })
  return { isOpen, active, close }
}

interface ComboboxState extends Pick<Combobox, 'input' | 'listId'> {
  readonly isOpen: boolean
  readonly active: number
}

function useComboboxAttributes({ input, listId, isOpen, active }: ComboboxState): void {
  useEffect(() => {
    const field = input.current
    field?.setAttribute('role', 'combobox')
    field?.setAttribute('aria-autocomplete', 'list')
    field?.setAttribute('aria-controls', listId)
    field?.setAttribute('aria-expanded', String(isOpen))
    if (active < 0) field?.removeAttribute('aria-activedescendant')
    else field?.setAttribute('aria-activedescendant', optionId(listId, active))
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, input, isOpen, listId])
}
