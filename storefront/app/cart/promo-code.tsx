import type { Cart } from '@pito/contracts/cart'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { Alert } from '@pito/ui/alert'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { FoldedSection } from '@pito/ui/disclosure'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { PostForm } from '@pito/web/form/post-form'
import { useWords } from '@pito/web/words/words'
import { cartChoices } from './cart-choice-words.ts'
import { useChoiceForm } from './use-choice-form.ts'

interface PromoCodeProps {
  readonly cart: Cart
  readonly isCustomer: boolean
}

/** Shows a field to enter a promo code or, if the cart already has one, a button to remove it. */
export function PromoCode({ cart, isCustomer }: PromoCodeProps) {
  const w = useWords(cartChoices)
  const { promo_code_name: code, promo_code_error } = cart
  const form = useChoiceForm('promo', ['promo_code'])
  const refused = form.result?.outcome === 'refused' ? form.result : null
  // While a request is pending, the previous error is hidden.
  const error = form.pending ? undefined : (form.error('promo_code') ?? promo_code_error ?? undefined)
  const summary = form.pending || refused?.message === error ? null : refused?.message
  return (
    <FoldedSection
      className="cart__block"
      id="promo"
      title={w.promo}
      open={code !== null || refused !== null || promo_code_error !== null}
    >
      {summary && <Alert title={summary} tone="bad" />}
      <PostForm form={form} className="promo">
        <Field
          label={<span className="vh">{w.promo}</span>}
          error={error}
          live
          hint={code && !promo_code_error ? w.applied(code, formatAmount(cart.discount_amount)) : undefined}
        >
          <TextInput
            {...form.field('promo_code')}
            {...(!refused && { defaultValue: code ?? '' })}
            key={code}
            autoComplete="off"
            maxLength={100}
          />
        </Field>
        <Button type="submit" name="intent" value="apply-promo" busy={form.pending}>
          {w.apply}
        </Button>
        {code && (
          <Button type="submit" look="bare" name="intent" value="remove-promo" busy={form.pending}>
            {w.removePromo}
          </Button>
        )}
      </PostForm>
      {!isCustomer && (
        <p className="small quiet">
          {w.forCustomers} <Anchor href="/login?redirect=%2Fcart">{w.logIn}</Anchor>
        </p>
      )}
    </FoldedSection>
  )
}
