/** Lower-case ASCII for an address: Primacy 4+ and Primacy 4 stay apart. */
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
