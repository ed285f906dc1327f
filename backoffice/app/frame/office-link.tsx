import type { AnchorProps } from '@pito/ui/anchor'
import { Link } from 'react-router'

/** Renders the links of `ui/` as links of the router, and links to the shop or to files as plain links. */
export function OfficeLink({ href = '', replace, preventScrollReset, reloadDocument, ...rest }: AnchorProps) {
  const isWithinOffice = (href.startsWith('/') || href.startsWith('?')) && !reloadDocument && !rest.download
  if (!isWithinOffice) return <a {...rest} href={href} />
  return (
    <Link
      {...rest}
      to={href}
      {...(replace && { replace })}
      {...(preventScrollReset && { preventScrollReset })}
    />
  )
}
