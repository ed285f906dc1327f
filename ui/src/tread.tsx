import { classes } from './classes.ts'

/**
 * The tread pattern, the only ornament of the shop. It is always cut off by an edge and used at most once in a view.
 */
export function Tread({ className }: { className?: string | undefined }) {
  return <span className={classes('tread', className)} aria-hidden="true" />
}
