/** The icons that a class draws before a word (icon.css): 16 bytes of a page each, where an Icon takes 97. */
export const drawnIcons = [
  'all-season',
  'car',
  'flake',
  'fuel',
  'noise',
  'noise-high',
  'noise-low',
  'pin',
  'rain',
  'ring',
  'stud',
  'sun',
  'truck',
  'van',
] as const

export type DrawnIcon = (typeof drawnIcons)[number]

export function iconClass(name: DrawnIcon): string {
  return `icon-${name}`
}
