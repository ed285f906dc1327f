import { useLocale } from '@pito/web/locale/use-locale'
import { cartAddress } from '../cart-address.ts'
import type { UnconfirmedForm } from '../submit-cart.ts'
import { useFitQuestionTitle } from './misfit-reasons.tsx'
import { PostedFitQuestion } from './posted-fit-question.tsx'

/** Asks without scripts about tyres that do not fit, before they are added to the cart. */
export function FitQuestionPage({ form: { question, fields } }: { readonly form: UnconfirmedForm }) {
  const titleOf = useFitQuestionTitle()
  return (
    <article className="wrap section">
      <form method="post" action={cartAddress(useLocale())} className="stack">
        <h1>{titleOf(question)}</h1>
        {fields.map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
        <PostedFitQuestion question={question} />
      </form>
    </article>
  )
}
