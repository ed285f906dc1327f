import { z } from 'zod'
import { recordId } from './limited-fields.ts'
import { oneLine } from './text-fields.ts'

export const listPageSizes = [25, 50, 100, 200] as const

export type Sorting<Column extends string> = Column | `-${Column}`

/**
 * The query of every list of the back office. A list names the columns by which it can be sorted, the first being the
 * default unless it names another order, and adds filters of its own.
 */
export function staffListQuery<const Column extends string, Filters extends z.ZodRawShape>(
  columns: readonly [Column, ...Column[]],
  filters: Filters,
  first: Sorting<Column> = columns[0],
) {
  const sorts = columns.flatMap((column) => [column, `-${column}` as const]) as [
    Sorting<Column>,
    ...Sorting<Column>[],
  ]
  return z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1).describe('The page of the list, from 1.'),
    per_page: z.coerce
      .number()
      .pipe(z.literal(listPageSizes))
      .default(25)
      .describe('How many rows a page has: 25, 50, 100 or 200.'),
    sort: z
      .enum(sorts)
      .default(first as never)
      .describe('The column by which the list is sorted. A leading minus sorts in descending order.'),
    search: oneLine.max(100).default('').describe('Text that the rows contain.'),
    ...filters,
  })
}

/** A filter that is either on (`1`) or left out. */
export const onFilter = (description: string) => z.literal('1').optional().describe(description)

/** The version of the record that the change is based on. An older version is refused with `changed-meanwhile`. */
export const version = recordId.describe(
  'The version of the record that the change is based on, as the call that returned it said.',
)
