import { encodeQR } from 'qr'

/** The border that the standard asks for, in modules. */
const border = 4

/** Draws a QR code. Its colours are the same in dark mode, because many apps cannot read light modules on a dark ground. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, 'raw', { border, ecc: 'medium' })
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className="login__qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  )
}
