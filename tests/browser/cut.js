// Texts in the page, drawings aside, of which a part can be neither seen nor scrolled to; and labels that do not fit on
// their buttons. An ellipsis says by itself that there is more, and where it is allowed the whole is one tap away.
() => {
  const found = new Set()
  const clips = (how) => how === 'hidden' || how === 'clip'
  const scrolls = (how) => how === 'auto' || how === 'scroll'
  const told = (text, why, by) => found.add(`${why}: "${text.slice(0, 40)}" by ${by.tagName} ${by.className}`)
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim()
    const at = node.parentElement
    if (!text || at.closest('.sr, svg, script, style, [aria-hidden=true]')) continue
    if (!at.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    range.selectNodeContents(node)
    const button = at.closest('button, .btn, [role=tab]')
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue
      let { left, top, right, bottom } = box
      if (button) {
        const edge = button.getBoundingClientRect()
        if (left < edge.left - 2 || right > edge.right + 2) told(text, 'over the edge of its button', button)
      }
      for (let up = at; up && up !== document.body; up = up.parentElement) {
        const style = getComputedStyle(up)
        const edge = up.getBoundingClientRect()
        if (clips(style.overflowX) && style.textOverflow !== 'ellipsis' && (left < edge.left - 2 || right > edge.right + 2)) {
          told(text, 'cut off at the side', up)
          break
        }
        // Letters are lower than their line.
        if (clips(style.overflowY) && (top < edge.top - 4 || bottom > edge.bottom + 4)) {
          told(text, 'cut off above or below', up)
          break
        }
        // What a scroller holds can be brought into it; from there on its own edge counts.
        if (scrolls(style.overflowX) || style.textOverflow === 'ellipsis')
          [left, right] = [Math.max(left, edge.left), Math.min(Math.max(right, edge.left), edge.right)]
        if (scrolls(style.overflowY))
          [top, bottom] = [Math.max(top, edge.top), Math.min(Math.max(bottom, edge.top), edge.bottom)]
        if (right <= left || bottom <= top || style.position === 'fixed') break
      }
    }
  }
  return [...found]
}
