import { useWords } from '@pito/web/words/words'
import { encodeQR } from 'qr'
import { logInWords } from './log-in-words.ts'

interface AppSecretProps {
  readonly app: { readonly secret: string; readonly uri: string }
}

/** The secret of an authenticator app as a QR code, and as text for people who cannot scan it. */
export function AppSecret({ app: { secret, uri } }: AppSecretProps) {
  const w = useWords(logInWords)
  return (
    <>
      <p>{w.appLead}</p>
      <QrCode text={uri} label={w.qrCode} />
      <p>
        {w.secret} <code className="login__secret">{inFours(secret)}</code>
      </p>
    </>
  )
}

/** Groups the characters of a key, so that people keep their place while they type it. */
function inFours(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** The border that the standard asks for, in modules. */
const border = 4

/** Draws a QR code. Its colours are the same in dark mode, because many apps cannot read light modules on a dark ground. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, 'raw', { border, ecc: 'medium' })
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className="login__qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  )
}
