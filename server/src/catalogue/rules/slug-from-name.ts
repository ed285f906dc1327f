/** Returns a slug for a name. It distinguishes Primacy 4+ from Primacy 4. */
export function slugFromName(name: string): string {
  return name
    .replaceAll('+', ' plus ')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'O')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

interface Addressed {
  readonly name?: string | undefined
  readonly slug?: string | undefined
}

/** Returns the slug that was entered, or the one of the name if none was. Null if the name is not known. */
export function slugOf({ slug, name }: Addressed): string | null {
  return slug || (name === undefined ? null : slugFromName(name))
}
