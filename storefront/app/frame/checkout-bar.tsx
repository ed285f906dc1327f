import { useLoadedAccount } from '../account/account-store.ts'
import './checkout-bar.css'
import type { Cart } from '@pito/contracts/cart'
import { Anchor } from '@pito/ui/anchor'
import { Icon } from '@pito/ui/icon'
import { useWords } from '@pito/web/words/words'
import { useMatches } from 'react-router'
import { CartCount } from '../cart/cart-count.tsx'
import { useCart } from '../cart/cart-store.ts'
import { cart as cartWords } from '../cart/cart-words.ts'
import { useRootData } from '../page/root-data.ts'
import { frame } from './frame-words.ts'
import { HomeLogo } from './home-logo.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { PhoneLink } from './phone-link.tsx'

/**
 * The header on the pages from the cart to the order. It has only the logo, the language and the number of tyres in
 * the cart, because other links would distract.
 */
export function CheckoutBar() {
  const w = useWords(cartWords)
  return (
    <header className="head no-print">
      <div className="wrap head__in">
        <HomeLogo />
        <div className="tools bar">
          <LanguageSwitch className="tool" />
          <span className="tool">
            <Icon name="cart" />
            <span className="tool__word">{w.cart}</span>
            <CartCount count={useCartCount()} />
          </span>
        </div>
      </div>
    </header>
  )
}

export function CheckoutFoot() {
  const w = useWords(cartWords)
  const root = useRootData()
  // Companies have no right of withdrawal.
  const isCompany = useLoadedAccount()?.userDetails.is_company_user === '1'
  return (
    <footer className="foot barfoot" data-toasts="above">
      <div className="wrap">
        {root?.customerServicePhone && (
          <>
            <p>
              {w.help} <PhoneLink />
            </p>
            <p>{root.customerServiceHours}</p>
          </>
        )}
        <ul className="row">
          <li>
            <Anchor href="/information/payment-and-delivery-terms">{w.terms}</Anchor>
          </li>
          <li>
            <Anchor href="/information/privacy-policy">{w.privacy}</Anchor>
          </li>
          {!isCompany && (
            <li>
              <Anchor href="/information/withdrawal">{w.withdrawal}</Anchor>
            </li>
          )}
        </ul>
        {root?.demo && <DemoNote />}
      </div>
    </footer>
  )
}

function DemoNote() {
  const { demo } = useWords(frame)
  return <p className="foot__demo">{demo}</p>
}

/**
 * Returns the number of items in the cart from the cart store. As long as no cart has been loaded in this document,
 * returns the number in the loader data of the current route.
 */
function useCartCount(): number {
  const { cart } = useCart()
  const own = useMatches().at(-1)?.loaderData as { cart?: Cart } | undefined
  return (cart ?? own?.cart)?.quantity ?? 0
}
