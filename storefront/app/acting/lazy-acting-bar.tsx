import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { actingUntil } from './acting-cookie.ts'

interface BarProps {
  readonly until: number
}

/** Pages know no visitor: the bar comes after load, to staff who act as a customer. */
export function LazyActingBar() {
  const [until, setUntil] = useState<number | null>(null)
  const [Bar, setBar] = useState<ComponentType<BarProps> | null>(null)
  useEffect(() => {
    const ends = actingUntil(document.cookie)
    setUntil(ends)
    if (ends !== null) void import('./acting-bar.tsx').then((loaded) => setBar(() => loaded.ActingBar))
  }, [])
  return Bar && until !== null && <Bar until={until} />
}
