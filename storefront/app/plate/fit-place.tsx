import { useEffect, useState } from 'react'
import { tabStorage } from '../boot/storage.ts'
import type { FitTyre } from './fit-of-tyre.ts'
import { vehicleKey } from './vehicle-key.ts'

type Script = typeof import('./fit-line.tsx')

/** Room for one line, kept free on a page that knows no visitor, so that nothing moves when a vehicle is known. */
export function FitPlace({ tyre }: { tyre: FitTyre }) {
  const [script, setScript] = useState<Script | null>(null)
  useEffect(() => {
    if (tabStorage.get(vehicleKey)) import('./fit-line.tsx').then(setScript, () => undefined)
  }, [])
  return <div className="fit-place">{script && <script.FitLine tyre={tyre} />}</div>
}
