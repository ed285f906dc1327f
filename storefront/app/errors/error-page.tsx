import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ApiRefusal } from '../api/api-refusal.ts'
import { useRootData } from '../page/root-data.ts'
import { errors } from '../words/errors.ts'
import { useWords } from '../words/words.ts'
import type { FaultProps } from './fault.tsx'
import { Fault } from './fault.tsx'

export function ErrorPage({ level }: Pick<FaultProps, 'level'>) {
  const w = useWords(errors)
  const error = useRouteError()
  const status = statusOf(error)
  if (status === 404)
    return <TitledFault level={level} status={404} title={w.notFound} hint={w.notFoundHint} />
  if (status === 403) return <TitledFault level={level} status={403} title={w.denied} hint={w.deniedHint} />
  const offline = error instanceof TypeError && error.message.includes('fetch')
  return (
    <TitledFault
      level={level}
      title={offline ? w.offline : w.fault}
      hint={offline ? w.offlineHint : w.faultHint}
      again={() => window.location.reload()}
    >
      <RequestId error={error} />
    </TitledFault>
  )
}

/** The page that failed cannot name itself. */
function TitledFault(fault: FaultProps) {
  return (
    <>
      <title>{`${fault.title} – Pito`}</title>
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

function statusOf(error: unknown): number | undefined {
  if (error instanceof ApiRefusal) return error.status
  return isRouteErrorResponse(error) ? error.status : undefined
}

function idOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  return (error.data as { request_id?: string } | null)?.request_id
}
