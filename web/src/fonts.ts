/** Chinese type comes in about a hundred slices; the browser fetches the few it needs, once their list is here. */

let asked = false

export function chineseType(): void {
  if (asked) return
  asked = true
  // Without it the device's own type does.
  import('./styles/chinese.css').catch(() => undefined)
}
