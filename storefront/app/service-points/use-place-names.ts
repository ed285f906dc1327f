import { searchPlaces } from '@pito/contracts/places'
import { useRef, useState } from 'react'
import { useApi } from '../api/use-api.ts'
import { settled } from '../parts/settled.ts'

/** Places that begin with what was typed; a failure takes only the suggestions away. */
export function usePlaceNames() {
  const api = useApi()
  const [offered, setOffered] = useState<readonly string[]>([])
  const latest = useRef('')
  const load = async (typed: string) => {
    latest.current = typed
    if (typed.trim().length < 2) return setOffered([])
    const { data } = await settled(api(searchPlaces, { search: typed }))
    if (latest.current === typed) setOffered([...new Set(data?.data.map(({ label }) => label) ?? [])])
  }
  return { offered, load }
}
