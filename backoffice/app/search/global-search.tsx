import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Dialog, DialogButton, openDialog, startHere } from '@pito/ui/dialog'
import { Field } from '@pito/ui/field'
import { Icon } from '@pito/ui/icon'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWide } from '../list/use-wide.ts'
import { searchWords } from './search-words.ts'
import { useSearch } from './use-search.ts'

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
        <DialogButton opens={dialogId} aria-keyshortcuts="Control+K">
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
