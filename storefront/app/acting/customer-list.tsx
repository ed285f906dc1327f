import type { PortalUser } from '@pito/contracts/staff'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { staffWords } from './staff-words.ts'
import { staffPage } from './submit-staff-forms.ts'

interface CustomerListProps {
  readonly customers: readonly PortalUser[]
  readonly mayAct: boolean
}

/** One form contains a button for each customer, and the pressed button determines for whom staff will act. */
export function CustomerList({ customers, mayAct }: CustomerListProps) {
  const w = useWords(staffWords)
  const form = useForm({ id: 'act', action: staffPage, fields: ['reason'] })
  return (
    <PostForm form={form} className="stack">
      {mayAct && (
        <Field label={w.reason} hint={w.reasonHint} error={form.error('reason')}>
          <TextInput {...form.field('reason')} autoComplete="off" />
        </Field>
      )}
      <ul className="staffpage__customers">
        {customers.map(({ id, first_name, last_name, company_name, email }) => (
          <li key={id}>
            <div>
              <b id={`customer-${id}`}>
                {first_name} {last_name}
              </b>
              {company_name && <span>{company_name}</span>}
              <span className="staffpage__email quiet small">{email}</span>
            </div>
            {mayAct && (
              <Button
                type="submit"
                name="customer_id"
                value={id}
                busy={form.pending}
                aria-describedby={`customer-${id}`}
              >
                {w.actAs}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </PostForm>
  )
}
