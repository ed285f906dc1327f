import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { DeleteRecord } from './delete-record.tsx'
import { recordWords } from './record-words.ts'

interface RecordRemovalProps {
  /** Such as `brand-7`. */
  readonly id: string
  /** The path of the route whose action gets `removal`: archive, restore or delete. */
  readonly action: string
  readonly name: string
  readonly record: {
    readonly version: number
    readonly archived: boolean
    readonly referred_to: boolean
  }
}

/** The buttons that archive or restore a record, or delete it if nothing refers to it. */
export function RecordRemoval({ id, action, name, record }: RecordRemovalProps) {
  const w = useWords(recordWords)
  const form = useFetcherForm({ id: `archive-${id}`, action, fields: [] })
  return (
    <div className="record-actions">
      <PostForm form={form}>
        <input type="hidden" name="version" value={record.version} />
        <Button
          type="submit"
          name="removal"
          value={record.archived ? 'restore' : 'archive'}
          busy={form.pending}
        >
          {record.archived ? w.restore : w.archive}
        </Button>
      </PostForm>
      {!record.referred_to && <DeleteRecord id={id} action={action} name={name} />}
    </div>
  )
}
