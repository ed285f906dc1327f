import type { Language } from '@pito/contracts/values/locale'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { EmailInput } from '@pito/web/form/email-input'
import { PostForm } from '@pito/web/form/post-form'
import type { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { alerts } from './alert-words.ts'

const fields = ['email', 'price'] as const

/**
 * Returns the options for `useForm` and `useFetcherForm`. The form is used both on the tyre's page and on a separate
 * page.
 */
export const alertForm = (tyreId: number, language: Language) => ({
  id: `alert-${tyreId}`,
  action: `/tyre-alert?lang=${language}&tyre=${tyreId}`,
  fields,
})

interface AlertFormProps {
  readonly form: ReturnType<typeof useForm<(typeof fields)[number]>>
  readonly soldOut: boolean
}

/**
 * The form to request an alert about a tyre. The pressed button tells the server whether the alert is about stock or
 * price.
 */
export function AlertForm({ form, soldOut }: AlertFormProps) {
  const w = useWords(alerts)
  return (
    <PostForm form={form} className="alertform">
      <Field label={w.email} error={form.error('email')}>
        <EmailInput field={form.field('email')} autoComplete="email" />
      </Field>
      {soldOut && (
        <Button type="submit" name="kind" value="stock" look="go" busy={form.pending}>
          {w.stock}
        </Button>
      )}
      <Field label={w.target} optional={w.optional} hint={w.targetHint} error={form.error('price')}>
        <TextInput {...form.field('price')} inputMode="decimal" autoComplete="off" />
      </Field>
      <Button type="submit" name="kind" value="price" busy={form.pending}>
        {w.price}
      </Button>
      <p className="small quiet">{w.promise}</p>
    </PostForm>
  )
}
