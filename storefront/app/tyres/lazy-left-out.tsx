import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hasUnknownNames } from './list/left-out.ts'
import { useListView } from './list-view.ts'

// Without `Suspense`, the server sends the note in its place in the HTML.
const LeftOutNote = lazyOptional(() => import('./left-out.tsx').then((loaded) => loaded.LeftOutNote))

/**
 * Removes the choices that the list leaves out, and unknown parameters, from the address. A note names the choices until
 * the visitor opens another list.
 */
export function LazyLeftOut() {
  const { data, address } = useListView()
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const list = address(data.state)
  const [noted, setNoted] = useState({ names: data.leftOut, list })
  const needsCleanUrl = data.failure === null && (data.leftOut.length > 0 || hasUnknownNames(search, list))
  useEffect(() => {
    if (!needsCleanUrl) return
    if (data.leftOut.length > 0) setNoted({ names: data.leftOut, list })
    void navigate(list + hash, { replace: true, preventScrollReset: true })
  }, [needsCleanUrl, data, list, hash, navigate])
  return noted.list === list && noted.names.length > 0 && <LeftOutNote names={noted.names} />
}
