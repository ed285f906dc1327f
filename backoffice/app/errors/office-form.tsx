import type { FormResult } from '@pito/web/form/form-result'
import { PostForm } from '@pito/web/form/post-form'
import type { ComponentProps } from 'react'
import { RequestId } from './request-id.tsx'

interface OfficeFormProps extends ComponentProps<typeof PostForm> {
  readonly form: ComponentProps<typeof PostForm>['form'] & { readonly result: FormResult<unknown> | null }
}

/** A form of the back office. If the shop refuses it because of an error of its own, the id of the request is shown. */
export function OfficeForm({ form, children, ...props }: OfficeFormProps) {
  return (
    <PostForm form={form} {...props}>
      {children}
      <RequestId result={form.result} />
    </PostForm>
  )
}
