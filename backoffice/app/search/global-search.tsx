import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Dialog, DialogButton, openDialog, startHere } from '@pito/ui/dialog'
import { Field } from '@pito/ui/field'
import { Icon } from '@pito/ui/icon'
import { TextInput } from '@pito/ui/text-input'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWide } from '../list/use-wide.ts'
import { useStaff } from '../session/use-staff.ts'
import type { FoundRecord } from './search-sources.ts'
import { searchSources } from './search-sources.ts'
import { searchWords } from './search-words.ts'

const dialogId = 'global-search'

/**
 * The search for any record, opened by its button or by Ctrl+K. Enter opens the first result. The caller sets a key of
 * the current path, so that an opened record closes the dialog.
 */
export function GlobalSearch() {
  const w = useWords(searchWords)
  useSearchKey()
  return (
    <>
      {useWide() ? (
        <DialogButton opens={dialogId} aria-keyshortcuts="Control+K" className="input office__search">
          <Icon name="search" />
          {w.search}
        </DialogButton>
      ) : (
        <DialogButton opens={dialogId} icon aria-label={w.search}>
          <Icon name="search" />
        </DialogButton>
      )}
      <Dialog id={dialogId} title={w.search} closeLabel={w.close}>
        <Search />
      </Dialog>
    </>
  )
}

function Search() {
  const w = useWords(searchWords)
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const found = useSearch(text.trim())
  const count = found?.groups.reduce((sum, { records }) => sum + records.length, 0) ?? 0
  const first = found?.groups[0]?.records[0]
  return (
    <div className="stack">
      <Field label={w.label}>
        <TextInput
          ref={startHere}
          type="search"
          value={text}
          autoComplete="off"
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && first) void navigate(first.href)
          }}
        />
      </Field>
      <p role="status" className="quiet small">
        {found && (count > 0 ? w.found(count) : !found.hasFailed && w.nothing(found.text))}
      </p>
      {found?.hasFailed && <Alert title={w.failed} tone="bad" />}
      {found?.groups.map(({ group, records }) => (
        <section key={group} aria-label={w[group]}>
          <h3>{w[group]}</h3>
          <ul className="found">
            {records.map(({ id, name, hint, href }) => (
              <li key={id}>
                <Anchor className="link" href={href}>
                  {name}
                </Anchor>{' '}
                <span className="quiet small">{hint}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function useSearchKey(): void {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      openDialog(dialogId)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
}

interface FoundGroup {
  readonly group: (typeof searchSources)[number]['group']
  readonly records: readonly FoundRecord[]
}

interface Found {
  readonly text: string
  readonly groups: readonly FoundGroup[]
  readonly hasFailed: boolean
}

const mostOfAGroup = 5
/** The pause after the last key before the search begins. */
const pauseMilliseconds = 150

/** Searches all kinds of records that the member of staff may read. Returns null while nothing has been found yet. */
function useSearch(text: string): Found | null {
  const api = useApi()
  const { rights } = useStaff()
  const language = languageOf(useLocale())
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (text === '') return setFound(null)
    let isCurrent = true
    const timer = setTimeout(async () => {
      const sources = searchSources.filter(({ right }) => right === null || rights.includes(right))
      const answers = await Promise.allSettled(
        sources.map(({ find }) => find(api, text, { language, rights })),
      )
      if (!isCurrent) return
      const groups = answers.flatMap((answer, index) => {
        const group = sources[index]?.group
        if (answer.status === 'rejected' || !group || answer.value.length === 0) return []
        return [{ group, records: answer.value.slice(0, mostOfAGroup) }]
      })
      setFound({
        text,
        groups: groups.sort(byExactness(text)),
        hasFailed: answers.some(({ status }) => status === 'rejected'),
      })
    }, pauseMilliseconds)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, rights, text, language])
  return found
}

/** Puts the groups in which a record is named exactly as the text before the others, which stay in their order. */
function byExactness(text: string) {
  const isExact = ({ records }: FoundGroup) =>
    records.some(({ name }) => name.localeCompare(text, undefined, { sensitivity: 'accent' }) === 0)
  return (one: FoundGroup, other: FoundGroup) => Number(isExact(other)) - Number(isExact(one))
}
