/** A map with a maximum size, which evicts the entry that was set least recently. */
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

  /** Returns the cached value, or computes and caches it. Either way the entry counts as the most recently set. */
  remember(key: Key, compute: () => Value): Value {
    const value = this.get(key) ?? compute()
    this.set(key, value)
    return value
  }
}
