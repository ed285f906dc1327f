import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { LeftOut } from '../../list/left-out.ts'
import { leftOutOf } from '../../list/left-out.ts'
import { leftOutWords } from './left-out-words.ts'
import { useListView } from './list-view.ts'

/**
 * Says which choices of the address cannot be used, and removes them from the address. The server cannot render this
 * note, because the page is cached for all addresses of the same list.
 */
export function LeftOutNote() {
  const w = useWords(leftOutWords)
  const { data, address } = useListView()
  const location = useLocation()
  const navigate = useNavigate()
  const [note, setNote] = useState<{ readonly names: readonly LeftOut[]; readonly list: string } | null>(null)
  const list = address(data.state)
  useEffect(() => {
    const names = data.failure ? [] : leftOutOf(new URLSearchParams(location.search), data.state)
    if (names.length === 0) return
    setNote({ names, list })
    void navigate(list + location.hash, { replace: true, preventScrollReset: true })
  }, [data, list, location, navigate])
  if (note?.list !== list) return null
  return (
    <p className="small" role="status">
      {w.leftOut(note.names.map((name) => w[name]).join(', '))}
    </p>
  )
}
