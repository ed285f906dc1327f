const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Values in braces are escaped as text unless they are `Markup`. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Markup)[]): string {
  return parts.map((part, index) => part + shown(values[index])).join('')
}

/** A text that is markup already, made by this template. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

function shown(value: string | Markup | undefined): string {
  if (value instanceof Markup) return value.text
  return (value ?? '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')
}
