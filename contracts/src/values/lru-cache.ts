/** A map of at most so many entries: the one least recently set is evicted. */
export class LruCache<Key, Value> extends Map<Key, Value> {
  private readonly most: number

  constructor(most: number) {
    super()
    this.most = most
  }

  override set(key: Key, value: Value): this {
    this.delete(key)
    super.set(key, value)
    for (const oldest of this.keys()) {
      if (this.size <= this.most) break
      this.delete(oldest)
    }
    return this
  }

  /** The cached value, or else a computed one; either way it is now the most recent. */
  remember(key: Key, compute: () => Value): Value {
    const value = this.get(key) ?? compute()
    this.set(key, value)
    return value
  }
}
