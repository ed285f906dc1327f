import { useWords } from '@pito/web/words/words'
import { logInWords } from './log-in-words.ts'
import { QrCode } from './qr-code.tsx'

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
