import type { Answer } from '@pito/contracts/endpoint'
import type { getShop } from '@pito/contracts/platform'
import { Logo } from '@pito/ui/logo'
import { useRouteLoaderData } from 'react-router'

type Shop = Answer<typeof getShop>['data']

function useShop() {
  return useRouteLoaderData<{ readonly shop: Shop | null }>('root')?.shop
}

/** The title of the document. It must be one text, because React does not join several in a title. */
export function PageTitle({ children }: { readonly children: string }) {
  const shop = useShop()
  return <title>{shop ? `${children} – ${shop.name}` : children}</title>
}

/** The logo or the name of the shop whose back office this is. */
export function OfficeLogo() {
  const shop = useShop()
  return <Logo name={shop?.name ?? ''} picture={shop?.logo ?? null} />
}
