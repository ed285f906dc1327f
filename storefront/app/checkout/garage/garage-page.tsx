import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Panel } from '@pito/ui/panel'
import { useLocale } from '@pito/web/locale/use-locale'
import { PartAlert } from '@pito/web/parts/part-alert'
import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { ChosenTime } from '../../booking/chosen-time.tsx'
import { FormerTime } from '../../booking/former-time.tsx'
import { CartSteps } from '../../cart/cart-steps.tsx'
import { updateCart } from '../../cart/cart-store.ts'
import { CartSums } from '../../cart/cart-sums.tsx'
import { cartView } from '../../cart/cart-view.ts'
import { cart as cartWords } from '../../cart/cart-words.ts'
import { TopSummary } from '../../cart/top-summary.tsx'
import { servicePoints } from '../../service-points/service-point-words.ts'
import { GarageForm } from './garage-form.tsx'
import { GarageProceed } from './garage-proceed.tsx'
import { GarageResults } from './garage-results.tsx'
import { garage } from './garage-words.ts'
import type { GarageData } from './load-garages.ts'
import { useGarageSearch } from './use-garage-search.ts'

export function GaragePage() {
  const w = useWords(garage)
  const { summary } = useWords(cartWords)
  const { cart, message, offered } = useLoaderData<GarageData>()
  const view = cartView(cart, languageOf(useLocale()))
  useEffect(() => updateCart({ cart }), [cart])
  return (
    <>
      <TopSummary view={view} />
      <div className="wrap garage">
        <CartSteps cart={cart} now="garage" />
        <h1>{w.title}</h1>
        {message && <Alert title={message} tone="warn" />}
        <FormerTime cart={cart} offered={offered} />
        <div className="garage__cols">
          <div className="garage__main">
            <ChosenTime appointment={cart.appointment} />
            {cart.appointment && (
              <div className="garage__on-narrow">
                <GarageProceed />
              </div>
            )}
            <Finder />
          </div>
          <aside className="garage__aside" aria-labelledby="summary">
            <Panel className="stack garage__sum">
              <h2 id="summary">{summary}</h2>
              <div className="garage__sums">
                <CartSums view={view} />
              </div>
              <GarageProceed />
            </Panel>
          </aside>
        </div>
      </div>
    </>
  )
}

function Finder() {
  const { failed } = useWords(servicePoints)
  const { results } = useWords(garage)
  const { failure } = useLoaderData<GarageData>()
  const { revalidate, state: loading } = useRevalidator()
  const state = useGarageSearch()
  return (
    <>
      <GarageForm state={state} />
      <section className="points garage__found" aria-label={results} aria-busy={state.isLoading || undefined}>
        {failure ? (
          <PartAlert title={failed} failure={failure} again={revalidate} loading={loading !== 'idle'} />
        ) : (
          <GarageResults state={state} />
        )}
      </section>
    </>
  )
}
