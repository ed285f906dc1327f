import { getProductSizes } from '@pito/contracts/catalogue'
import { languageOf } from '@pito/contracts/values/locale'
import { isSameSize, sizeOfProduct } from '@pito/contracts/values/tyre-size'
import { Anchor } from '@pito/ui/anchor'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import type { Settled } from '@pito/web/parts/settled'
import { settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import type { FitTyre } from './fit-of-tyre.ts'
import { fit } from './fit-words.ts'
import type { KnownVehicle } from './known-vehicle.ts'
import { listThatFits } from './list-that-fits.ts'

interface SizesThatFitProps {
  readonly tyre: FitTyre & { readonly id: number }
  readonly vehicle: KnownVehicle
}

/** Links to the tyres of the same model in sizes that are approved for the vehicle, and to the list of all models. */
export function SizesThatFit({ tyre, vehicle }: SizesThatFitProps) {
  const w = useWords(fit)
  const language = languageOf(useLocale())
  const sizes = useSizesOfModel(tyre.id)
  const fitting =
    sizes?.data?.filter((row) => vehicle.sizes.some((size) => isSameSize(size, sizeOfProduct(row)))) ?? []
  const others = fitting.filter(({ id, in_stock }) => id !== tyre.id && in_stock > 0)
  return (
    <ul className="small stack stack--tight">
      {others.map(({ id, link, size_text }) => (
        <li key={id}>
          <Anchor className="link num" href={link}>
            {w.sameModel(size_text)}
          </Anchor>
        </li>
      ))}
      <li>
        <Anchor className="link" href={listThatFits(tyre, vehicle, language)}>
          {w.showFitting}
        </Anchor>
      </li>
    </ul>
  )
}

function useSizesOfModel(id: number) {
  const api = useApi()
  const [sizes, setSizes] = useState<Settled<Awaited<ReturnType<typeof load>>> | null>(null)
  useEffect(() => {
    let isCurrent = true
    void settled(load(api, id)).then((loaded) => isCurrent && setSizes(loaded))
    return () => {
      isCurrent = false
    }
  }, [api, id])
  return sizes
}

async function load(api: ReturnType<typeof useApi>, id: number) {
  return (await api(getProductSizes, { id: String(id) })).data
}
