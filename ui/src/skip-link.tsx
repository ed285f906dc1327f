export function SkipLink({ children, target }: { children: string; target: string }) {
  return (
    <a className="skip" href={`#${target}`}>
      {children}
    </a>
  )
}
