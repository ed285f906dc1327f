/**
 * The icons that appear many times on a page. A class draws such an icon before a text, without an element of its
 * own: as a mask in the colour of the text (icon.css). A test compares these names with masks.svg.
 */
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
