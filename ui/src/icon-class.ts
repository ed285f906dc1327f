/**
 * Icons that appear many times on a page. A class draws them before the text as a mask in the text's colour (icon.css),
 * without an element of their own. A test compares the names with the files in masks/.
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
