import type { AlertKind } from '@pito/contracts/values/alert-kinds'
import { isEmail } from '@pito/contracts/values/email'
import { parseEuros } from '@pito/contracts/values/parse-euros'
import type { FieldErrors } from '@pito/web/form/form-result'
import { fieldErrors, textIn } from '@pito/web/form/form-result'
import type { AlertWords } from './alert-words.ts'

interface TyreAlert {
  readonly kind: AlertKind
  readonly email: string
  /** The target price in euros, or null for an alert about any lower price. */
  readonly price: number | null
}

/** Reads the requested alert from the form, and returns it with the errors of the fields. */
export function readAlert(
  form: FormData,
  w: AlertWords,
): { readonly alert: TyreAlert; readonly errors: FieldErrors | null } {
  const kind = textIn(form, 'kind') === 'stock' ? 'stock' : 'price'
  const email = textIn(form, 'email')
  const typed = kind === 'price' ? textIn(form, 'price') : ''
  const price = parseEuros(typed)
  const errors = fieldErrors({
    email: isEmail(email) ? null : w.emailWrong,
    price: typed === '' || price !== null ? null : w.priceWrong,
  })
  return { alert: { kind, email, price }, errors }
}
