/** What a thing is and does, for the large card that opens on hover, focus and a long press. */
export interface About {
  title: string
  lines: string[]
  /** A small account: name and number. */
  sums?: [string, string][]
  /** Where the rulebook says it. */
  rule?: string
}
