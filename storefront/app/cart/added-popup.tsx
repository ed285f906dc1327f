import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { Button, ButtonLink } from '@pito/ui/button'
import { Dialog, startHere } from '@pito/ui/dialog'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { nameOf } from '../tyres/name-of.ts'
import { TyrePicture } from '../tyres/tyre-picture.tsx'
import type { ItemToAdd } from './add-options.ts'
import { cartAddress } from './cart-address.ts'
import { updateCart, useCart } from './cart-store.ts'
import { cartView } from './cart-view.ts'
import { cart as cartWords } from './cart-words.ts'
import { useLatest } from './use-latest.ts'

const addedId = 'added-tyre'
const close = () => updateCart({ added: null })

/**
 * Opens after an item was added to the cart, and offers to go to the cart or to stay on the page. It opens with the
 * focus on the way to the cart, and is described by what was added.
 */
export function AddedPopup() {
  const w = useWords(cartWords)
  const locale = useLocale()
  const { added } = useCart()
  return (
    <Dialog
      id="added-to-cart"
      title={w.added}
      closeLabel={w.close}
      describedBy={addedId}
      small
      open={added !== null}
      onClose={close}
      footer={
        <div className="added__act">
          <ButtonLink look="go" href={cartAddress(locale)} onClick={close} ref={startHere}>
            {w.toCart}
          </ButtonLink>
          <Button onClick={close}>{w.stay}</Button>
        </div>
      }
    >
      <Added item={useLatest(added)} />
    </Dialog>
  )
}

function Added({ item }: { item: ItemToAdd | null }) {
  const w = useWords(cartWords)
  const language = languageOf(useLocale())
  const { cart } = useCart()
  const rows = cart ? cartView(cart, language).rows : []
  const row = item && rows.find(({ card }) => card.id === item.productId)
  if (!row) return null
  const { card, quantity, sumCents } = row
  return (
    <div className="added" id={addedId}>
      <div className="tyrebox">
        <TyrePicture src={card.picture} alt="" />
      </div>
      <div>
        <p className="small quiet">{w.inCart(quantity)}</p>
        <h3>{nameOf(card)}</h3>
        <p className="num">{card.size}</p>
      </div>
      <p className="num added__sum">
        <span className="vh">{w.total} </span>
        {formatEuro(sumCents)}
      </p>
    </div>
  )
}
