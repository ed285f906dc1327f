import type { Order } from '@pito/contracts/orders'
import { ButtonLink } from '@pito/ui/button'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import { orderPageWords } from './order-page-words.ts'

/**
 * Shows links to the invoice, the accepted terms and the credit notes of a paid order. Companies can also download
 * the invoice as Finvoice. The server names the files, each in the language of its text.
 */
export function OrderFiles({ order }: { order: Order }) {
  const w = useWords(orderPageWords)
  const { invoice_path: invoice, terms_path: terms } = order
  const { credit_notes: notes, billing_details: buyer } = order
  if (invoice === null) return null
  return (
    <p className="row">
      <ButtonLink href={invoice} download>
        <Icon name="pdf" />
        {w.invoice}
      </ButtonLink>
      {buyer?.company_name && (
        <ButtonLink href={`${invoice}${invoice.includes('?') ? '&' : '?'}format=finvoice`} download>
          {w.finvoice}
        </ButtonLink>
      )}
      {terms && (
        <ButtonLink href={terms} download>
          <Icon name="pdf" />
          {order.is_business_customer ? w.terms : w.termsAndWithdrawal}
        </ButtonLink>
      )}
      {notes.map(
        ({ number, path }) =>
          path && (
            <ButtonLink key={number} href={path} download>
              <Icon name="pdf" />
              {w.creditNote(number)}
            </ButtonLink>
          ),
      )}
    </p>
  )
}
