import { sameSitePath } from '@pito/contracts/values/same-site-path'
import { Button, buttonClass } from '@pito/ui/button'
import { focusHeading } from '@pito/web/navigation/focus-heading'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { LogInFrame } from './log-in-frame.tsx'
import { logInWords } from './log-in-words.ts'

/** Shows the recovery codes, which the server has stored as hashes and cannot show again. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const w = useWords(logInWords)
  const [query] = useSearchParams()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => focusHeading(), [])
  const copy = () => navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
  return (
    <LogInFrame title={w.codesTitle}>
      <p>{w.codesLead}</p>
      <ul className="login__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="login__ways">
        <Button onClick={copy}>{w.copy}</Button>
        <Button onClick={() => window.print()}>{w.print}</Button>
      </div>
      <p role="status">{isCopied && w.copied}</p>
      <Link className={buttonClass({ look: 'go' })} to={sameSitePath(query.get('redirect')) ?? '/'}>
        {w.codesSaved}
      </Link>
    </LogInFrame>
  )
}
