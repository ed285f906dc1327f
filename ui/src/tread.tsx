import { classes } from './classes.ts'

/** The only ornament: it is always cut off by an edge and used at most once a view. */
export function Tread({ className }: { className?: string | undefined }) {
  return <span className={classes('tread', className)} aria-hidden="true" />
}
