const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A template tag for HTML. Values in `${}` are escaped as text unless they are `Markup`. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Markup)[]): string {
  return parts.map((part, index) => part + shown(values[index])).join('')
}

/** A text that is markup already, because the template tag `html` made it. */
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
