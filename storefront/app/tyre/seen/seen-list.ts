export interface SeenTyre {
  readonly id: number
  readonly name: string
  readonly size: string
  readonly picture: string
  readonly fi: string
  readonly en: string
}

const most = 8
const [betweenTyres, betweenFields] = ['\n', '\t']

/** Puts the tyre that was just seen first and removes its earlier entry. */
export function withSeen(tyres: readonly SeenTyre[], tyre: SeenTyre): SeenTyre[] {
  return [tyre, ...tyres.filter(({ id }) => id !== tyre.id)].slice(0, most)
}

export function textOfSeen(tyres: readonly SeenTyre[]): string {
  return tyres
    .map(({ id, name, size, picture, fi, en }) => [id, name, size, picture, fi, en].join(betweenFields))
    .join(betweenTyres)
}

/**
 * Parses the stored list. Lines that are not tyres of this shop are left out, because anything may be in the
 * browser's storage.
 */
export function seenOfText(text: string | null): SeenTyre[] {
  return (text ?? '').split(betweenTyres).flatMap((line) => {
    const [id = '', name = '', size = '', picture = '', fi = '', en = ''] = line.split(betweenFields)
    const own = fi.startsWith('/renkaat/') && en.startsWith('/tyres/') && /^(\/pictures\/|$)/.test(picture)
    return own && /^\d{1,9}$/.test(id) && name ? [{ id: Number(id), name, size, picture, fi, en }] : []
  })
}
