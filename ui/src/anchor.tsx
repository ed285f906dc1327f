import type { ComponentProps } from 'react'
import { createContext, use } from 'react'

/** How addresses are written in links: the shop names the language in those that are the same in both. */
export const WriteAddressContext = createContext((address: string) => address)

/** Every link that leads to a page. */
export function Anchor({ href, ...rest }: ComponentProps<'a'>) {
  const write = use(WriteAddressContext)
  return <a {...rest} href={href && write(href)} />
}
