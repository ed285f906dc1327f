/** A field of a record form: its name in the API, and its label, which the error summary and the comparison use. */
export interface RecordField<Name extends string = string> {
  readonly name: Name
  readonly label: string
  /** Formats a value for the comparison. Without it the value is shown as it is. */
  readonly shown?: (value: string) => string
}
