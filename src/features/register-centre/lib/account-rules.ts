interface Fields<Value> {
  username: Value
  password: Value
}

/** What the gateway asks of the name and the password of an account, in the visitor's language. */
export interface AccountRules {
  hints: Fields<string | undefined>
  /** What is wrong with each; undefined where nothing is. */
  check: (values: Fields<string>) => Promise<Fields<string | undefined>>
}
