import { Icon } from '@pito/ui/icon'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ComponentType, MouseEvent, SubmitEvent } from 'react'
import { useEffect, useState } from 'react'
import { addFormId, cartAddress } from '../cart/cart-address.ts'
import { cartRequested, mayHaveCart } from '../cart/cart-marks.ts'
import { frame } from './frame-words.ts'

/** A link to the cart; the quick cart takes its place where there is something to show, or at the first press. */
export function CartLink() {
  const w = useWords(frame)
  const api = useApi()
  const href = cartAddress(useLocale())
  const { QuickCart, open, loadOpen } = useQuickCart(href)
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = event.nativeEvent.submitter
    void import('../cart/press-add-button.ts').then((loaded) => loaded.pressAddButton(api, button))
  }
  return (
    <>
      {QuickCart ? (
        <QuickCart open={open} />
      ) : (
        <a className="tool" href={href} onClick={loadOpen}>
          <Icon name="cart" />
          <span className="tool__word">{w.cart}</span>
        </a>
      )}
      <form id={addFormId} method="post" action={href} onSubmit={add} />
    </>
  )
}

const importQuickCart = () => import('../cart/quick-cart.tsx')

function useQuickCart(href: string) {
  const [QuickCart, setQuickCart] = useState<ComponentType<{ open: boolean }> | null>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const load = () => void importQuickCart().then((loaded) => setQuickCart(() => loaded.QuickCart))
    if (mayHaveCart(document.cookie)) load()
    addEventListener(cartRequested, load)
    return () => removeEventListener(cartRequested, load)
  }, [])
  const loadOpen = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
    importQuickCart().then(
      (loaded) => setQuickCart(() => loaded.QuickCart),
      () => window.location.assign(href),
    )
  }
  return { QuickCart, open, loadOpen }
}
