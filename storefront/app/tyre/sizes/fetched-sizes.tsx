import { getProductSizes } from '@pito/contracts/catalogue'
import { Anchor } from '@pito/ui/anchor'
import { Bone, Skeleton } from '@pito/ui/skeleton'
import type { Api } from '@pito/web/api/api'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import type { OtherSize } from '../../tyres/sizes/size-list.tsx'
import { SizeList, sizesOf } from '../../tyres/sizes/size-list.tsx'
import { sizes as words } from '../../tyres/sizes/sizes-words.ts'

/**
 * Shows the loading state, then the sizes or, if they failed to load, a link to the page with the sizes. This script
 * is loaded when the list is opened.
 */
export function FetchedSizes({ api, id }: { api: Api; id: number }) {
  const w = useWords(words)
  const [sizes, setSizes] = useState<readonly OtherSize[] | 'failed' | null>(null)
  useEffect(() => {
    let gone = false
    const show = (found: readonly OtherSize[] | 'failed') => gone || setSizes(found)
    api(getProductSizes, { id: String(id) }).then(
      ({ data }) => show(sizesOf(data)),
      () => show('failed'),
    )
    return () => {
      gone = true
    }
  }, [api, id])
  if (sizes === null)
    return (
      <Skeleton label={w.loading}>
        <Bone />
        <Bone width="long" />
        <Bone width="half" />
      </Skeleton>
    )
  if (sizes !== 'failed')
    return (
      <div ref={beginHere}>
        <SizeList sizes={sizes} here={id} />
      </div>
    )
  return (
    <p role="alert">
      {w.sizesFailed}{' '}
      <Anchor className="link" href={`/other-sizes/${id}`}>
        {w.sizesLink}
      </Anchor>
    </p>
  )
}

/** Scrolls the list to the current size when it opens, because a model may have sixty sizes. */
function beginHere(list: HTMLElement | null) {
  const here = list?.querySelector<HTMLElement>('[aria-current]')
  const box = here?.offsetParent
  if (here && box) box.scrollTop = here.offsetTop - here.offsetHeight
}
