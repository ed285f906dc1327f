import { Dialog, DialogButton } from '@pito/ui/dialog'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { recordWords } from './record-words.ts'

interface ActionDialogProps {
  readonly id: string
  readonly label: string
  readonly title?: string
  readonly children: ReactNode
}

/** The button of an action that needs an explanation or a confirmation, and the dialog with its form. */
export function ActionDialog({ id, label, title = label, children }: ActionDialogProps) {
  const w = useWords(recordWords)
  return (
    <>
      <DialogButton opens={id}>{label}</DialogButton>
      <Dialog id={id} title={title} closeLabel={w.close} small>
        {children}
      </Dialog>
    </>
  )
}
