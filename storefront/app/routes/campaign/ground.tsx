/**
 * Fills the background with any colour. The colour is set in an SVG attribute, because the content security policy
 * forbids inline styles.
 */
export function Ground({ colour }: { colour: string }) {
  return (
    <svg className="camp__ground" aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}
