const octetsOfLine = 75

/** Renders a property of RFC 5545. The name may include parameters, and the value is already escaped. */
export function contentLine(name: string, value: string): string {
  return folded(`${name}:${value}`)
}

/** Escapes a value of type TEXT, because people's names may contain any character. */
export function textValue(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Folds a line at 75 octets without splitting a character: an ä has two octets. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > octetsOfLine) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return `${[...lines, current].join('\r\n')}\r\n`
}
