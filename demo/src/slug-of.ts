/** Returns a slug in lower-case ASCII, which distinguishes Primacy 4+ from Primacy 4. */
export function slugOf(name: string): string {
  return name
    .replaceAll('+', ' plus ')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
