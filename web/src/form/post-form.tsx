import { Alert } from '@pito/ui/alert'
import type { FormEventHandler, ReactNode } from 'react'
import { formField, keyField } from './form-result.ts'
import type { PostedForm } from './use-form.ts'

interface PostFormProps {
  readonly form: PostedForm
  readonly className?: string | undefined
  readonly onSubmit?: FormEventHandler<HTMLFormElement> | undefined
  readonly children: ReactNode
}

/** Renders a form with its id, and with the alerts that do not belong to a single field. */
export function PostForm({ form, children, className, onSubmit }: PostFormProps) {
  const { Form, id, action, key, ref, onlyOnce, repeated, alertsBelow } = form
  const alerts = form.alerts.map((sentence) => <Alert title={sentence} tone="bad" key={sentence} />)
  return (
    <Form
      method="post"
      action={action}
      noValidate
      ref={ref}
      className={className}
      onSubmit={(event) => {
        onSubmit?.(event)
        onlyOnce(event)
      }}
    >
      <input type="hidden" name={formField} value={id} />
      {key !== undefined && <input type="hidden" name={keyField} value={key} />}
      {!alertsBelow && alerts}
      {children}
      {alertsBelow && alerts}
      <p className="vh" aria-live="assertive">
        {/* The key replaces the element, so that the same text is announced again. */}
        <span key={repeated.count}>{repeated.text}</span>
      </p>
    </Form>
  )
}
