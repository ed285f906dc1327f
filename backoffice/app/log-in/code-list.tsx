import { Button } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import { logInWords } from './log-in-words.ts'

/** New recovery codes, with the ways to save them. */
export function CodeList({ codes }: { readonly codes: readonly string[] }) {
  const w = useWords(logInWords)
  const [isCopied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
  return (
    <>
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
    </>
  )
}
