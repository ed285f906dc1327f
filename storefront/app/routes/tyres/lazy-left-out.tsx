import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useListView } from './list-view.ts'

const LeftOutNote = lazyOptional(() => import('./left-out.tsx').then((loaded) => loaded.LeftOutNote))

/** Loads the note about choices that cannot be used for an address that differs from the one of the list shown. */
export function LazyLeftOut() {
  const { data, address } = useListView()
  const { pathname, search } = useLocation()
  const [isNeeded, setNeeded] = useState(false)
  const isOther = pathname + search !== address(data.state)
  useEffect(() => {
    if (isOther) setNeeded(true)
  }, [isOther])
  return (
    isNeeded && (
      <Suspense>
        <LeftOutNote />
      </Suspense>
    )
  )
}
