interface CheckCellProps {
  label: string
  id?: string | undefined
  checked: boolean
  /** Whether only a part of what the checkbox stands for is selected. */
  partly?: boolean | undefined
  onChange: () => void
}

/** The cell with the checkbox of a row, or of the page. */
export function CheckCell({ label, id, checked, partly = false, onChange }: CheckCellProps) {
  return (
    <td className="dt__select">
      <label>
        <input
          type="checkbox"
          id={id}
          aria-label={label}
          checked={checked}
          onChange={onChange}
          ref={(input) => {
            if (input) input.indeterminate = partly
          }}
        />
      </label>
    </td>
  )
}
