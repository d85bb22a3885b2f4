const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const prototypes: readonly unknown[] = [Object.prototype, Array.prototype]
const keysOf = (value: object) => JSON.stringify(Reflect.ownKeys(value).map(String))

const refuse = (): never => {
  throw new TypeError('What is recorded is data, and only read')
}

/** Which object of the one stands for which of the other. */
interface Pairs {
  there: Map<object, object>
  back: Map<object, object>
}

/** Every object that was read has one, of which most are read little. */
type WatchedOf = (of: object) => Watched

/** An object that is read, and what was read of it. */
class Watched implements ProxyHandler<object> {
  readonly view: object
  private readonly of: object
  private readonly watchedOf: WatchedOf
  private values: Map<PropertyKey, unknown> | undefined
  private parts: Map<PropertyKey, Watched> | undefined
  private isOwn: Map<PropertyKey, boolean> | undefined
  private keys: string | undefined

  constructor(of: object, watchedOf: WatchedOf) {
    if (!prototypes.includes(Object.getPrototypeOf(of))) refuse()
    this.of = of
    this.watchedOf = watchedOf
    this.view = new Proxy(of, this)
  }

  get(_: object, key: PropertyKey): unknown {
    const value: unknown = Reflect.get(this.of, key)
    if (!isObject(value)) {
      this.values ??= new Map()
      this.values.set(key, value)
      return value
    }
    const part = this.parts?.get(key) ?? this.watchedOf(value)
    this.parts ??= new Map()
    this.parts.set(key, part)
    return part.view
  }

  has(_: object, key: PropertyKey): boolean {
    this.isOwn ??= new Map()
    this.isOwn.set(key, Object.hasOwn(this.of, key))
    return key in this.of
  }

  ownKeys(): (string | symbol)[] {
    this.keys = keysOf(this.of)
    return Reflect.ownKeys(this.of)
  }

  getOwnPropertyDescriptor(_: object, key: PropertyKey): PropertyDescriptor | undefined {
    this.has(_, key)
    const own = Reflect.getOwnPropertyDescriptor(this.of, key)
    return own && { ...own, value: this.get(_, key) }
  }

  set(): never {
    return refuse()
  }
  defineProperty(): never {
    return refuse()
  }
  deleteProperty(): never {
    return refuse()
  }
  setPrototypeOf(): never {
    return refuse()
  }
  preventExtensions(): never {
    return refuse()
  }

  /** Whether what was read here would be read of that value, too. */
  isReadAs(value: unknown, pairs: Pairs): boolean {
    if (!isObject(value) || Object.getPrototypeOf(value) !== Object.getPrototypeOf(this.of)) return false
    // One that stood in two places stands in both again, and two are not one.
    if (pairs.there.has(this.of) || pairs.back.has(value)) return pairs.there.get(this.of) === value
    pairs.there.set(this.of, value)
    pairs.back.set(value, this.of)
    return value === this.of || this.hasSame(value, pairs)
  }

  private hasSame(value: object, pairs: Pairs): boolean {
    for (const [key, one] of this.values ?? []) if (!Object.is(Reflect.get(value, key), one)) return false
    for (const [key, isOwn] of this.isOwn ?? []) if (Object.hasOwn(value, key) !== isOwn) return false
    if (this.keys !== undefined && this.keys !== keysOf(value)) return false
    for (const [key, part] of this.parts ?? []) if (!part.isReadAs(Reflect.get(value, key), pairs)) return false
    return true
  }
}

export interface Recorded<Data extends object> {
  /** The data, for whoever is to be watched. */
  view: Data
  /** Whether all that was read of the view until now would have been read of this data, too. */
  isReadAs(data: Data): boolean
}

/**
 * Notes what is read of data: values, which keys there are, which are missing. Whoever depends on that alone comes to the
 * same result from all data that reads the same. The data is as JSON is, and must stay as it is.
 */
export function recorded<Data extends object>(data: Data): Recorded<Data> {
  const known = new WeakMap<object, Watched>()
  const watchedOf = (of: object): Watched => {
    const watched = known.get(of) ?? new Watched(of, watchedOf)
    known.set(of, watched)
    return watched
  }
  const whole = watchedOf(data)
  return {
    view: whole.view as Data,
    isReadAs: (other) => whole.isReadAs(other, { there: new Map(), back: new Map() }),
  }
}
