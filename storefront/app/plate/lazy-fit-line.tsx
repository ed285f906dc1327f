import { tabStorage } from '@pito/web/boot/storage'
import { useEffect, useState } from 'react'
import type { FitTyre } from './fit-of-tyre.ts'
import { vehicleKey } from './vehicle-key.ts'

type Script = typeof import('./fit-line.tsx')

/** Reserves one line on a cached page, so that nothing moves when the visitor's vehicle is known. */
export function LazyFitLine({ tyre }: { tyre: FitTyre }) {
  const [script, setScript] = useState<Script | null>(null)
  useEffect(() => {
    if (tabStorage.get(vehicleKey)) import('./fit-line.tsx').then(setScript, () => undefined)
  }, [])
  return <div className="fit-line-region">{script && <script.FitLine tyre={tyre} />}</div>
}
