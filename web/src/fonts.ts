/** Chinese type comes in about a hundred slices; the browser fetches the few it needs, once their list is here. */

let asked = false

export function chineseType(): void {
  if (asked) return
  asked = true
  void import('@fontsource-variable/noto-sans-tc/wght.css')
  void import('@fontsource-variable/noto-serif-tc/wght.css')
}
