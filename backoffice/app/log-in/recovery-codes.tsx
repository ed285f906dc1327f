import { sameSitePath } from '@pito/contracts/values/same-site-path'
import { buttonClass } from '@pito/ui/button'
import { focusHeading } from '@pito/web/navigation/focus-heading'
import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { CodeList } from './code-list.tsx'
import { LogInFrame } from './log-in-frame.tsx'
import { logInWords } from './log-in-words.ts'

/** Shows the recovery codes, which the server has stored as hashes and cannot show again. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const w = useWords(logInWords)
  const [query] = useSearchParams()
  useEffect(() => focusHeading(), [])
  return (
    <LogInFrame title={w.codesTitle}>
      <p>{w.codesLead}</p>
      <CodeList codes={codes} />
      <Link className={buttonClass({ look: 'go' })} to={sameSitePath(query.get('redirect')) ?? '/'}>
        {w.codesSaved}
      </Link>
    </LogInFrame>
  )
}
