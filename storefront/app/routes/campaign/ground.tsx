/**
 * Fills the background with any colour. An SVG attribute can set it, whereas the content security policy forbids inline
 * styles.
 */
export function Ground({ colour }: { colour: string }) {
  return (
    <svg className="camp__ground" aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}
