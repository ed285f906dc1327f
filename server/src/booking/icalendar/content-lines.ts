const octetsOfLine = 75

/** A property of RFC 5545; the name may carry parameters. The value is escaped already. */
export function contentLine(name: string, value: string): string {
  return folded(`${name}:${value}`)
}

/** A value of type TEXT: people's names may hold anything. */
export function textValue(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** At most 75 octets a line, and no character is cut in two: an ä has two octets. */
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
