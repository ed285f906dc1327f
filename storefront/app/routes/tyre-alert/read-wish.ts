import type { AlertKind } from '@pito/contracts/values/alert-kinds'

export interface Wish {
  readonly kind: AlertKind
  readonly email: string
  /** As it was typed. */
  readonly price: string
  /** In euros; null where none was typed, 0 where it cannot be read. */
  readonly euros: number | null
}

const longest = 300

export function readWish(form: FormData): Wish {
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .slice(0, longest)
      .trim()
  const price = text('price')
  return {
    kind: text('kind') === 'stock' ? 'stock' : 'price',
    email: text('email'),
    price,
    euros: price === '' ? null : eurosOf(price),
  }
}

function eurosOf(typed: string): number {
  const plain = typed.replace(/[\s€]/g, '').replace(',', '.')
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : 0
}
