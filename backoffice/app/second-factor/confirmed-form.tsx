import type { useFetcherForm } from '@pito/web/form/use-form'
import type { ComponentProps, ReactNode } from 'react'
import { useState } from 'react'
import { OfficeForm } from '../errors/office-form.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface ConfirmedFormProps {
  readonly form: Pick<ReturnType<typeof useFetcherForm<string, unknown>>, 'result'> &
    ComponentProps<typeof OfficeForm>['form']
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A form whose change needs the second factor. If the API asks for it, a dialog takes it and the form is sent again with
 * what was typed.
 */
export function ConfirmedForm({ form, className, children }: ConfirmedFormProps) {
  const { result, ref } = form
  const [closed, setClosed] = useState<unknown>(null)
  const isAsked =
    result?.outcome === 'refused' && result !== closed && result.answer?.code === 'second-factor-required'
  const close = () => setClosed(result)
  const sendAgain = () => {
    close()
    ref.current?.requestSubmit()
  }
  return (
    <>
      <OfficeForm form={form} className={className}>
        {children}
      </OfficeForm>
      {isAsked && <ConfirmDialog onClose={close} onConfirmed={sendAgain} />}
    </>
  )
}
