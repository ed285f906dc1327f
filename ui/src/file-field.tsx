import type { ChangeEvent, DragEvent, ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { FieldError } from './field.tsx'
import { Icon } from './icon.tsx'

export interface ListedFile {
  readonly id: string
  readonly name: string
  /** The size and kind of the file, in words. */
  readonly note?: string | undefined
  /** Why this file is not accepted. */
  readonly error?: string | undefined
}

export interface FileFieldWords {
  readonly label: string
  /** The button, such as "Choose files". */
  readonly choose: string
  /** The text after the button, such as "or drop them here". */
  readonly drop: string
  readonly remove: (name: string) => string
  /** Announced after the list has changed, such as "2 files". */
  readonly count: (count: number) => string
}

interface FileFieldProps {
  words: FileFieldWords
  files: readonly ListedFile[]
  /** Called with new files. Dropped files are not filtered by `accept`, so the caller checks their kind. */
  onAdd: (files: readonly File[]) => void
  onRemove: (id: string) => void
  accept?: string | undefined
  multiple?: boolean | undefined
  /** The kinds and sizes that are accepted. */
  hint?: ReactNode
  error?: ReactNode
}

/** Files are chosen in the dialog of the system or dropped. The caller holds the list and the reasons for refusals. */
export function FileField({ words, files, onAdd, onRemove, hint, error, ...input }: FileFieldProps) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const drop = useDrop(onAdd)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(target.files ?? [])])
    // The browser reports a second choice of the same file only if the first one is forgotten.
    target.value = ''
  }
  const remove = (file: string) => {
    chooser.current?.focus()
    onRemove(file)
  }
  return (
    <div className="files">
      <p className="field__label" id={`${id}-label`}>
        {words.label}
      </p>
      <label className="files__zone" {...drop}>
        <input
          {...input}
          ref={chooser}
          type="file"
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={`${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={choose}
        />
        <span className="btn" id={`${id}-choose`}>
          {words.choose}
        </span>
        <span>{words.drop}</span>
      </label>
      <div id={`${id}-hint`}>
        {error && <FieldError>{error}</FieldError>}
        {hint && <p className="field__hint">{hint}</p>}
      </div>
      <FileList {...{ words, files, remove }} />
    </div>
  )
}

function FileList({
  words,
  files,
  remove,
}: Pick<FileFieldProps, 'words' | 'files'> & { remove: (id: string) => void }) {
  return (
    <>
      <ul className="files__list" aria-label={words.label}>
        {files.map(({ id, name, note, error }) => (
          <li key={id}>
            <div>
              <b>{name}</b> {note && <small className="quiet">{note}</small>}
              {error && <FieldError>{error}</FieldError>}
            </div>
            <Button look="bare" icon aria-label={words.remove(name)} onClick={() => remove(id)}>
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ul>
      <p className="vh" role="status">
        {files.length > 0 && words.count(files.length)}
      </p>
    </>
  )
}

/** The attributes of a zone on which files can be dropped. */
function useDrop(onAdd: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  const accept = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return {
    'data-over': over ? '' : undefined,
    onDragEnter: accept,
    onDragOver: accept,
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onAdd([...event.dataTransfer.files])
    },
  }
}
