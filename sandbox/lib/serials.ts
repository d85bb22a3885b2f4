/** Numbers objects: each has its own number from its first time on, which no other has after it. */
export function createSerials(): (value: object) => number {
  const serials = new WeakMap<object, number>()
  let last = 0
  return (value) => {
    const serial = serials.get(value) ?? ++last
    serials.set(value, serial)
    return serial
  }
}
