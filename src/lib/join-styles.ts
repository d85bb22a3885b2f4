type Styles = Readonly<Record<string, string>>

/** Several CSS modules as one: an element gets its class of each, so that the looks of a part can be files of their own. */
export function joinStyles(...modules: readonly Styles[]): Styles {
  const names = new Set(modules.flatMap((styles) => Object.keys(styles)))
  return Object.fromEntries([...names].map((name) => [name, modules.flatMap((styles) => styles[name] ?? []).join(' ')]))
}
