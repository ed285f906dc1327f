/**
 * Icons that stand many times on a page: a class draws them before their word as a mask over the text's colour
 * (icon.css), without an element of their own. A test compares the names with the files in masks/.
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
