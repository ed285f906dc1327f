import { checkoutRetrySeconds } from '@pito/contracts/values/checkout-retry'
import { ApiRefusal } from '@pito/web/api/api-refusal'
import { useWords, words } from '@pito/web/words/words'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { ErrorPage, TitledFault } from '../errors/error-page.tsx'

const fullWords = words({
  fi: {
    title: 'Kassalla on nyt ruuhkaa',
    hint: 'Pidämme paikkasi jonossa, ja ostoskorisi on tallessa. Sivu päivittyy itsestään, ja pääset jatkamaan heti, kun kassalle mahtuu.',
  },
  en: {
    title: 'The checkout is busy right now',
    hint: 'We are keeping your place in the queue, and your cart is safe. This page reloads by itself and lets you in as soon as there is room.',
  },
})

/** The error page of the checkout, which lets buyers wait while too many are there. */
export function CheckoutFault() {
  return codeOf(useRouteError()) === 'checkout-full' ? <FullCheckout /> : <ErrorPage />
}

/** With scripts the page loads its data again in place, so that the focus and the reading position stay. */
function FullCheckout() {
  const w = useWords(fullWords)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(revalidate, checkoutRetrySeconds * 1000)
    return () => clearInterval(timer)
  }, [revalidate])
  return (
    <TitledFault title={w.title} hint={w.hint} again={revalidate}>
      <noscript>
        <meta httpEquiv="refresh" content={String(checkoutRetrySeconds)} />
      </noscript>
    </TitledFault>
  )
}

function codeOf(error: unknown): unknown {
  if (error instanceof ApiRefusal) return error.answer.code
  return isRouteErrorResponse(error) ? (error.data as { code?: unknown } | null)?.code : undefined
}
