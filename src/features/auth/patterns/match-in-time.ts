/** Whether the whole value matches; undefined where that cannot be told in time. */
export async function matchInTime(_source: string, _value: string): Promise<boolean | undefined> {
  return undefined
}
