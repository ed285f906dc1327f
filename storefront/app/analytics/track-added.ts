import { getProductDetails } from '@pito/contracts/catalogue'
import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { cookieChoice } from '../cookies/cookie-choice.ts'
import { tyreCardData } from '../tyres/tyre-card-data.ts'
import { shopItemOf } from './shop-item-of.ts'
import { track } from './track.ts'

interface Added {
  readonly productId: number
  readonly quantity: number
}

/**
 * Sends the event for an added tyre. A button knows only the product's id, so the tyre is loaded first, but only if
 * the visitor allows analytics or marketing.
 */
export async function trackAdded(api: Api, { productId, quantity }: Added): Promise<void> {
  const choice = cookieChoice()
  if (!choice?.analytics && !choice?.marketing) return
  const details = await api(getProductDetails, { id: productId }).catch(() => null)
  if (!details) return
  const card = tyreCardData(details.data, languageOf(browserLocale(new URL(window.location.href))))
  await track({ name: 'add_to_cart', items: [shopItemOf(card, quantity)] })
}
