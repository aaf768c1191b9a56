/** Which of the actions is pointed at, on the chart or in the action bar. */

export class Pointing {
  private hovered = $state<string | null>(null)

  constructor(
    private readonly lit: () => string | null,
    private readonly onhover: (action: string | null) => void,
    private readonly onact: (action: string) => void,
  ) {}

  get active(): string | null {
    return this.hovered ?? this.lit()
  }
  enter(action: string): void {
    this.hovered = action
    this.onhover(action)
  }
  leave(action: string): void {
    if (this.hovered === action) this.hovered = null
    this.onhover(null)
  }
  act(action: string): void {
    this.hovered = null
    this.onact(action)
  }
  forget(): void {
    this.hovered = null
  }
}
