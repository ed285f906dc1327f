import { longestText } from '@pito/contracts/values/account-sentences'
import { checkoutSentences } from '@pito/contracts/values/checkout-sentences'
import { Anchor } from '@pito/ui/anchor'
import { Checkbox } from '@pito/ui/checkbox'
import { Field, FieldError } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { forgetVehicle } from '../../vehicle/vehicle-store.ts'
import { information } from './information-words.ts'
import type { CheckoutForm } from './use-checkout-form.ts'
import { useInput } from './use-input.ts'

interface NoteFieldsProps {
  readonly form: CheckoutForm
  readonly withFitting: boolean
}

export function NoteFields({ form, withFitting }: NoteFieldsProps) {
  const w = useWords(information)
  const input = useInput(form)
  const note = String(form.values?.get('order_note') ?? form.field('order_note').defaultValue ?? '')
  return (
    <fieldset className="form">
      <legend className="checkout__legend">{w.carAndNote}</legend>
      <div className="two">
        <Field
          label={w.plate}
          optional={w.optional}
          hint={withFitting ? w.plateHint : w.carOfTyres}
          {...input.field('licence_plate')}
        >
          <TextInput
            {...form.field('licence_plate')}
            onBlur={({ currentTarget }) => forgetRemoved(currentTarget)}
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        <Field
          label={w.note}
          optional={w.optional}
          hint={w.noteHint(Math.max(0, longestText - note.trim().length))}
          {...input.field('order_note')}
        >
          <TextInput {...form.field('order_note')} />
        </Field>
      </div>
    </fieldset>
  )
}

/**
 * Finnish law requires that customers can refuse marketing wherever their e-mail address is collected (Act 917/2014,
 * section 200).
 */
export function ReviewEmails({ form }: { form: CheckoutForm }) {
  const w = useWords(information)
  return (
    <div>
      <p className="small quiet" id="review-emails-note">
        {w.reviewEmails}
      </p>
      <Checkbox {...form.checkbox('refuses_review_emails')} value="1" aria-describedby="review-emails-note">
        {w.noReviewEmails}
      </Checkbox>
    </div>
  )
}

/** Shows the checkbox for the terms. Its red note stays until the terms are accepted. */
export function Terms({ form }: { form: CheckoutForm }) {
  const w = useWords(information)
  const locale = useLocale()
  const { error: _, ...box } = form.checkbox('conditions')
  return (
    <div>
      <Checkbox
        {...box}
        id="conditions"
        value="1"
        aria-describedby="conditions-note"
        aria-invalid={false}
        required
      >
        {w.accept} <NewTab page="terms-and-condition">{w.terms}</NewTab> {w.and}{' '}
        <NewTab page="privacy-policy">{w.privacy}</NewTab>
      </Checkbox>
      {!form.accepted && (
        <FieldError id="conditions-note">{checkoutSentences.termsMissing[locale]}</FieldError>
      )}
    </div>
  )
}

function NewTab({ page, children }: { page: string; children: string }) {
  const w = useWords(information)
  return (
    <Anchor href={`/information/${page}`} target="_blank" rel="noopener">
      {children}
      <span className="vh"> {w.newTab}</span>
    </Anchor>
  )
}

/** A plate that the customer removes is removed everywhere: its vehicle is no longer compared with tyres. */
function forgetRemoved({ value, defaultValue }: HTMLInputElement): void {
  if (value.trim() === '' && defaultValue !== '') forgetVehicle()
}
