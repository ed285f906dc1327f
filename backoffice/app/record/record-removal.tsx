import { Button } from '@pito/ui/button'
import { Dialog, DialogButton } from '@pito/ui/dialog'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { recordWords } from './record-words.ts'

interface RecordRemovalProps {
  /** Such as `brand-7`. */
  readonly id: string
  /** The path of the route whose action gets `removal`: archive, restore or delete. */
  readonly action: string
  readonly name: string
  readonly version: number
  readonly archived: boolean
}

/** The buttons that archive, restore or delete a record. A deletion is confirmed in a dialog. */
export function RecordRemoval({ id, action, name, version, archived }: RecordRemovalProps) {
  const w = useWords(recordWords)
  const archiving = useFetcherForm({ id: `archive-${id}`, action, fields: [] })
  const deleting = useFetcherForm({ id: `delete-${id}`, action, fields: [] })
  return (
    <div className="record-actions">
      <PostForm form={archiving}>
        <input type="hidden" name="version" value={version} />
        <Button
          type="submit"
          name="removal"
          value={archived ? 'restore' : 'archive'}
          busy={archiving.pending}
        >
          {archived ? w.restore : w.archive}
        </Button>
      </PostForm>
      <DialogButton opens={`delete-dialog-${id}`}>{w.delete}</DialogButton>
      <Dialog id={`delete-dialog-${id}`} title={w.deleteTitle(name)} closeLabel={w.close} small>
        <PostForm form={deleting} className="stack">
          <p>{w.deleteHint}</p>
          <Button type="submit" name="removal" value="delete" busy={deleting.pending}>
            {w.deleteForever}
          </Button>
        </PostForm>
      </Dialog>
    </div>
  )
}
