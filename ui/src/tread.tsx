import { classes } from './classes.ts'

/** The one ornament: always cut by an edge, one a view. */
export function Tread({ className }: { className?: string | undefined }) {
  return <span className={classes('tread', className)} aria-hidden="true" />
}
