import type { GridRowProps } from './grid-cell.tsx'
import { GridCell } from './grid-cell.tsx'

export function GridRow<Row>(props: GridRowProps<Row>) {
  const { index, columns } = props
  return (
    <tr
      aria-rowindex={index + 2}
      data-row={index}
      ref={(element) => element?.style.setProperty('--row', String(index))}
    >
      {columns.map((column, place) => (
        <GridCell key={column.key} {...props} {...{ column, place }} />
      ))}
    </tr>
  )
}
