import { Button } from '@pito/ui/button'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { ActionDialog } from './action-dialog.tsx'
import { recordWords } from './record-words.ts'

interface DeleteRecordProps {
  /** Such as `brand-7`. */
  readonly id: string
  /** The path of the route whose action deletes the record. It gets `delete` as `removal`. */
  readonly action: string
  readonly name: string
}

/**
 * Deletes a record to which nothing refers, after a confirmation. If another record has begun to refer to it meanwhile,
 * the dialog shows the refusal, which names the references.
 */
export function DeleteRecord({ id, action, name }: DeleteRecordProps) {
  const w = useWords(recordWords)
  const form = useFetcherForm({ id: `delete-${id}`, action, fields: [] })
  return (
    <ActionDialog id={`delete-dialog-${id}`} label={w.delete} title={w.deleteTitle(name)}>
      <PostForm form={form} className="stack">
        <p>{w.deleteHint}</p>
        <Button type="submit" name="removal" value="delete" busy={form.pending}>
          {w.deleteForever}
        </Button>
      </PostForm>
    </ActionDialog>
  )
}
