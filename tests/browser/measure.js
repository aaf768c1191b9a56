// What a page shows, in CSS pixels on the screen: run in the page by measure.py, once for each state.
// Gives one line for each thing that is wrong; what `limits` leaves out is not looked at. `offered` are the options of
// the decision numbered `seq`, as the server sent them.
({ limits, seq, offered }) => {
  const wrong = []
  const table = document.querySelector('[data-testid=table]')
  const bar = document.querySelector('[data-testid=action-bar]')
  const shown = { seq: Number(table?.dataset.seq ?? -1), kind: bar?.dataset.kind ?? '' }
  const options = shown.kind && shown.seq === seq ? offered : []
  const styles = new Map()
  const style = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element)
  const round = (number) => Math.round(number * 10) / 10
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }

  const called = (element) => {
    const near = element.closest('[data-testid]')
    const own = ['data-action', 'data-target', 'aria-label', 'class'].map((name) => element.getAttribute(name))
    const named = (own.find(Boolean) ?? '').replace(/ ?s(velte)?-\w+/g, '').slice(0, 40)
    const said = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 30)
    return `${near ? `${near.dataset.testid} ` : ''}<${element.localName}> ${named} "${said}"`
  }

  // --- what can be seen ---------------------------------------------------------------------------------------------

  const isThere = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const clips = (element) => style(element).overflowX !== 'visible' || style(element).overflowY !== 'visible'
  // Kept for readers of the screen only: cut down to a pixel.
  const forEars = new Map()
  const isForEars = (element) => {
    if (!element) return false
    let known = forEars.get(element)
    if (known === undefined) {
      const box = element.getBoundingClientRect()
      known = (clips(element) && (box.width <= 2 || box.height <= 2)) || isForEars(element.parentElement)
      forEars.set(element, known)
    }
    return known
  }
  const and = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const width = (box) => Math.max(0, box.right - box.left)
  const height = (box) => Math.max(0, box.bottom - box.top)
  // The part of a box that no scrolling container and no edge of the screen cuts off.
  const uncut = (element, box) => {
    let left = and(box, screen)
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      if (clips(one)) left = and(left, one.getBoundingClientRect())
      if (style(one).position === 'fixed') break
    }
    return left
  }
  const isOn = (element, x, y) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
  }

  // --- text ---------------------------------------------------------------------------------------------------------

  const area = ({ a, b, c, d }) => Math.sqrt(Math.abs(a * d - b * c))
  const scales = new Map()
  // By how much everything around an element makes it larger or smaller than its style says.
  const scale = (element) => {
    if (!element) return 1
    let known = scales.get(element)
    if (known === undefined) {
      if (element instanceof SVGGraphicsElement) known = area(element.getScreenCTM() ?? new DOMMatrix())
      else {
        const { transform, scale: factor, zoom } = style(element)
        const own = transform === 'none' ? 1 : area(new DOMMatrix(transform))
        const [x = 1, y = x] = factor === 'none' ? [] : factor.split(' ').map(Number)
        known = own * Math.sqrt(Math.abs(x * y)) * Number(zoom || 1) * scale(element.parentElement)
      }
      scales.set(element, known)
    }
    return known
  }
  const letters = /[\p{L}\p{N}]/u
  if (limits.text) {
    const small = new Map()
    const weigh = (element) => {
      if (small.has(element) || !isThere(element) || isForEars(element)) return
      const size = parseFloat(style(element).fontSize) * scale(element)
      small.set(element, size)
      if (size < limits.text - 0.05) wrong.push(`text of ${round(size)} px: ${called(element)}`)
    }
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walk.nextNode()) {
      const node = walk.currentNode
      const parent = node.parentElement
      if (!letters.test(node.data) || parent.closest('script, style, title, desc, template, option')) continue
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width > 0 && box.height > 0) weigh(parent)
    }
    for (const field of document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=range]), select, textarea'))
      weigh(field)
  }

  // --- targets ------------------------------------------------------------------------------------------------------

  const TARGETS =
    '[data-action], [data-target], button, a[href], input:not([type=hidden]), select, textarea, summary, ' +
    '[role=button], [role=tab], [role=link], [role=switch], [role=checkbox], [role=radio], [role=slider]'
  const union = (boxes) => ({
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  })
  const isTouchable = (element) => style(element).pointerEvents !== 'none'
  // Where a finger may come down: of a drawing, what takes the pointer; of a control, its label too.
  const hitBox = (element) => {
    if (element instanceof SVGElement) {
      const parts = [element, ...element.querySelectorAll('*')].filter(
        (one) => one instanceof SVGGeometryElement || one instanceof SVGTextElement || one.localName === 'foreignObject',
      )
      const boxes = parts.filter(isTouchable).map((one) => one.getBoundingClientRect())
      return boxes.length ? union(boxes) : element.getBoundingClientRect()
    }
    return union([element, ...(element.labels ?? [])].map((one) => one.getBoundingClientRect()))
  }
  // A hit area larger than the box is stated as ::before or ::after, laid around it.
  const stated = (element) =>
    ['::before', '::after'].map((part) => {
      const { content, position, pointerEvents, width: w, height: h } = getComputedStyle(element, part)
      const none = content === 'none' || position !== 'absolute' || pointerEvents === 'none'
      return none ? [0, 0] : [parseFloat(w) * scale(element), parseFloat(h) * scale(element)]
    })
  const isBeyond = (box) => box.right <= 0 || box.bottom <= 0
  if (limits.target) {
    for (const element of document.querySelectorAll(TARGETS)) {
      if (!isThere(element) || isForEars(element) || !isTouchable(element) || element.closest('[inert]')) continue
      const box = hitBox(element)
      if (width(box) === 0 || isBeyond(box)) continue // skip links wait above the page
      const sizes = [[width(box), height(box)], ...stated(element)]
      if (!sizes.some(([w, h]) => Math.min(w, h) >= limits.target - 0.5))
        wrong.push(`target of ${round(width(box))}×${round(height(box))} px: ${called(element)}`)
    }
  }

  // --- the decision, its targets and what one owns, together -----------------------------------------------------------

  const isWhole = (element) => {
    const box = element.getBoundingClientRect()
    const seen = uncut(element, box)
    return box.width > 0 && width(seen) >= width(box) - 1 && height(seen) >= height(box) - 1
  }
  // Enough of it to be hit, and nothing over its middle.
  const isReachable = (element) => {
    if (!isThere(element)) return false
    const box = hitBox(element)
    const seen = uncut(element, box)
    const enough = (full, part) => part >= Math.min(full, limits.target || 24) - 1
    if (!enough(width(box), width(seen)) || !enough(height(box), height(seen)) || width(seen) === 0) return false
    const x = (seen.left + seen.right) / 2
    const y = (seen.top + seen.bottom) / 2
    return [0, -8, 8].some((dx) => [0, -8, 8].some((dy) => isOn(element, x + dx, y + dy)))
  }
  // Cut off by nothing but the lower edge of what scrolls down to it.
  const isBelow = (element) => {
    let scroller = element.parentElement
    while (scroller && !/auto|scroll/.test(style(scroller).overflowY)) scroller = scroller.parentElement
    if (!scroller || !isThere(element)) return false
    const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
    return element.getBoundingClientRect().bottom <= scroller.getBoundingClientRect().bottom + left + 1
  }
  if (limits.together && options.length) {
    const sentence = document.querySelector('[data-testid=prompt]')
    if (!sentence || !isWhole(sentence)) wrong.push('the sentence of the decision is not whole in the viewport')
    const editor = document.querySelector('[data-testid=answer]')
    if (editor) {
      const controls = [...editor.querySelectorAll(TARGETS)].filter(isThere)
      if (!controls.length) wrong.push('the editor has nothing to press')
      for (const one of controls) if (!isReachable(one)) wrong.push(`out of reach: ${called(one)}`)
    } else {
      const all = [...document.querySelectorAll('[data-action], [data-target]')]
      for (const action of options) {
        const targets = all.filter((one) => [one.dataset.action, one.dataset.target].includes(action))
        if (targets.some(isReachable)) continue
        const long = options.length > limits.list
        if (limits.scrolls && long && targets.some(isBelow)) continue
        // Long lists that only the bar can show may scroll in it.
        const listed = targets.length > 0 && targets.every((one) => bar?.contains(one))
        if (!(listed && long)) wrong.push(`out of reach: ${action} (${targets.length} targets)`)
      }
    }
    if (limits.goods) {
      const goods = [...document.querySelectorAll('[data-testid=goods]')].filter(isThere)
      if (!goods.length) wrong.push('no goods are shown')
      else if (!goods.some(isWhole)) wrong.push('the goods are not whole in the viewport')
    }
  }

  // --- scroll bars --------------------------------------------------------------------------------------------------

  const root = document.scrollingElement
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} px wide`)
  if (limits.still) {
    if (root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight} px high`)
    const still = [...document.querySelectorAll('[data-testid=board], [data-testid=own], [data-testid=others]')]
    for (const element of still.flatMap((one) => [one, ...one.querySelectorAll('*')])) {
      if (!(element instanceof HTMLElement) || !clips(element) || !isThere(element) || isForEars(element)) continue
      const over = ['Width', 'Height'].map((side) => element[`scroll${side}`] - element[`client${side}`])
      const scrolls = [style(element).overflowX, style(element).overflowY].map((one) => /auto|scroll/.test(one))
      over.forEach((px, side) => {
        if (px > 1 && scrolls[side]) wrong.push(`scrolls by ${px} px: ${called(element)}`)
      })
    }
    // What is cut off without a scroll bar is worse.
    for (const element of document.querySelectorAll('[data-testid=board] [data-target], [data-testid=own] [data-target]'))
      if (isThere(element) && !isReachable(element)) wrong.push(`cut off: ${called(element)}`)
  }
  return { ...shown, wrong }
}
