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
