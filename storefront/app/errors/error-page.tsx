import { ApiRefusal } from '@pito/web/api/api-refusal'
import { errors } from '@pito/web/words/errors'
import { useWords } from '@pito/web/words/words'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import type { MissingPage } from '../page/missing-page.ts'
import { titleWithShop } from '../page/page-meta.ts'
import { useRootData } from '../page/root-data.ts'
import { statusOf } from '../page/use-missing-page.ts'
import { deadEnds } from '../words/dead-ends.ts'
import type { FaultProps } from './fault.tsx'
import { Fault } from './fault.tsx'
import { LazyWaysOn } from './lazy-ways-on.tsx'

export function ErrorPage({ level }: Pick<FaultProps, 'level'>) {
  const w = useWords(errors)
  const hints = useWords(deadEnds)
  const plateSearch = useRootData()?.plateSearch ?? false
  const error = useRouteError()
  const status = statusOf(error)
  // The account area has ways of its own.
  const ways = level === 'h2' ? null : <LazyWaysOn {...missingPageOf(error)} />
  if (status === 404)
    return (
      <TitledFault level={level} status={404} title={w.notFound} hint={hints.notFoundHint(plateSearch)}>
        {ways}
      </TitledFault>
    )
  if (status === 410)
    return (
      <TitledFault level={level} title={hints.gone} hint={hints.goneHint}>
        {ways}
      </TitledFault>
    )
  if (status === 403)
    return <TitledFault level={level} status={403} title={w.denied} hint={hints.deniedHint} />
  // Safari reports a lost connection as "Load failed". The messages of the other browsers contain "fetch".
  const offline = error instanceof TypeError && /fetch|Load failed/.test(error.message)
  return (
    <TitledFault
      level={level}
      title={offline ? w.offline : w.fault}
      hint={offline ? w.offlineHint : w.faultHint}
      again={() => window.location.reload()}
    >
      {/* Without a connection no request has failed in the shop, so the id would be that of an earlier request. */}
      {!offline && <RequestId error={error} />}
    </TitledFault>
  )
}

/** The error page sets the document's title, because the failed page cannot set its own. */
export function TitledFault(fault: FaultProps) {
  return (
    <>
      <title>{titleWithShop(fault.title, useRootData()?.shopName)}</title>
      <Fault {...fault} />
    </>
  )
}

function RequestId({ error }: { error: unknown }) {
  const w = useWords(errors)
  const fromPage = useRootData()?.requestId
  const id = error instanceof ApiRefusal ? error.answer.request_id : (fromPage ?? idOf(error))
  if (!id) return null
  return (
    <p>
      {w.tellRequestId}: <code>{id}</code>
    </p>
  )
}

function missingPageOf(error: unknown): MissingPage {
  if (error instanceof ApiRefusal) return error.answer
  return (isRouteErrorResponse(error) && (error.data as MissingPage | null)) || {}
}

function idOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  return (error.data as { request_id?: string } | null)?.request_id
}
