export type Value = number | string

/** Encodes values as small integers that begin with 1. The code 0 stands for a missing value. */
export class Dictionary {
  private readonly codes = new Map<Value, number>()
  private readonly values: Value[] = []
  private sorted: number[] | null = null

  /** The greatest code plus one. */
  get end(): number {
    return this.values.length + 1
  }

  codeOf(value: Value | null): number {
    return value === null ? 0 : (this.codes.get(value) ?? 0)
  }

  learn(value: Value | null): number {
    const known = this.codeOf(value)
    if (known || value === null) return known
    this.codes.set(value, this.values.push(value))
    this.sorted = null
    return this.values.length
  }

  valueOf(code: number): Value {
    return this.values[code - 1] as Value
  }

  ascending(): readonly number[] {
    this.sorted ??= this.values.map((_, place) => place + 1).sort((one, other) => this.compare(one, other))
    return this.sorted
  }

  private compare(one: number, other: number): number {
    return this.valueOf(one) < this.valueOf(other) ? -1 : 1
  }
}
