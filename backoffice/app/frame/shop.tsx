import { Logo } from '@pito/ui/logo'
import { useRouteLoaderData } from 'react-router'
import type { clientLoader } from '../root.tsx'

function useShop() {
  return useRouteLoaderData<typeof clientLoader>('root')?.shop
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
