/** Any colour at all: a drawing may say its own, where the policy lets no style be written into the page. */
export function Ground({ colour }: { colour: string }) {
  return (
    <svg className="camp__ground" aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}
