/** A game before the dice are thrown for the rest. */
export interface NamedGame {
  title: string
  /** The id of a hero, or of a wide scene. */
  picture: string
  variant: number
  vendor: string | null
  subject: string
  tags: string
  /** Where it is not made of vendor, type and place. */
  code?: string
}
