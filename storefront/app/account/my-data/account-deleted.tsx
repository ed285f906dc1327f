import './my-data.css'
import { ButtonLink } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { notIndexed, titled } from '../../page/page-meta.ts'
import { myData } from './my-data-words.ts'
import { WhatStays } from './what-stays.tsx'

const title = titled(myData, (w) => w.gone)
export const meta = (args: Parameters<typeof title>[0]) => [...title(args), notIndexed]

/** This page is not part of the account area, because the account no longer exists. */
export default function AccountDeleted() {
  const w = useWords(myData)
  return (
    <div className="wrap section mydata">
      <section className="stack">
        <h1>{w.gone}</h1>
        <p>{w.goneLead}</p>
        <div className="prose">
          <p>
            <b>{w.stays}</b>
          </p>
          <WhatStays />
        </div>
        <p>
          <ButtonLink look="go" href="/">
            {w.toHome}
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}
