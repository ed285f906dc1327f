import { wakeCarousels } from '@pito/ui/wake-carousels'
import type { ComponentType } from 'react'
import { useEffect, useRef, useState } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

export interface StillPart<Props> {
  /** For whoever loads the page's data: on the server, and in the browser before a page is gone to. */
  ready(): Promise<ComponentType<Props>>
  loaded: ComponentType<Props> | null
}

export function stillPart<Props>(load: Load<Props>): StillPart<Props> {
  const part: StillPart<Props> = {
    loaded: null,
    async ready() {
      part.loaded ??= await load()
      return part.loaded
    },
  }
  return part
}

// What the server wrote stays as it is: React leaves alone the inside of an element whose HTML is given.
const asWritten = { __html: '' }

interface StillProps<Props> {
  readonly part: StillPart<Props>
  readonly given: Props
  /** It has to change now: its component is fetched and takes over. */
  readonly awake?: boolean
}

/** A part of a page that the server writes and the browser only shows: its script is not among the first. */
export function Still<Props extends object>({ part, given, awake = false }: StillProps<Props>) {
  const box = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState(() => part.loaded)
  useEffect(() => {
    const written = box.current
    if (!written) return
    // Nothing is written where React had to start anew.
    if (awake || written.childElementCount === 0) void part.ready().then((loaded) => setLive(() => loaded))
    return wakeCarousels(written)
  }, [awake, part])
  if (Live)
    return (
      <div key="live">
        <Live {...given} />
      </div>
    )
  return <div key="written" ref={box} dangerouslySetInnerHTML={asWritten} suppressHydrationWarning />
}
