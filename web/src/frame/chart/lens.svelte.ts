/** What part of a chart is in sight: zooming and panning with buttons, a wheel or fingers. */

import { cubicOut } from 'svelte/easing'
import { Tween } from 'svelte/motion'
export interface Point {
  x: number
  y: number
}

/** The nearest look shows this part of the sheet's breadth. */
const NEAREST = 1 / 4.5
/** Round the points to look at there is room for a space with its number. */
const MARGIN = 62
/** The least to see of the surroundings, in units across. */
const AROUND = 520
/** Pixels per unit below which the spaces would be too small to tell apart with a finger. */
const LEGIBLE = 0.44
const GLIDE = 320

/** Pixels of the frame that something else lies on. */
export interface Covered {
  top: number
  bottom: number
}

export class Lens {
  /** The frame around the chart, in pixels. */
  width = $state(0)
  height = $state(0)
  svg = $state.raw<SVGSVGElement | null>(null)
  /** The sheet can be pushed so far beyond the frame that nothing of it stays covered. */
  covered = $state.raw<Covered>({ top: 0, bottom: 0 })
  /** The click that ends a drag is not a choice. */
  dragged = false

  /** The size of the sheet, in its own units. */
  private readonly wide: number
  private readonly high: number
  /** The middle of what is in sight and its breadth, in units of the chart; the whole sheet until told otherwise. */
  private readonly at: Tween<{ x: number; y: number; w: number }>
  /** So broad that the whole sheet is in sight. */
  private readonly most = $derived.by(() =>
    this.width && this.height ? Math.max(this.wide, (this.high * this.width) / this.height) : this.wide,
  )
  /** The part in sight, in units of the chart, in the shape of the frame. */
  readonly box = $derived.by(() => {
    const { x, y, w } = this.at.current
    const wide = clamp(w, this.wide * NEAREST, this.most)
    const high = this.width && this.height ? (wide * this.height) / this.width : (wide * this.high) / this.wide
    return { ...this.corner(x, y, wide, high), w: wide, h: high }
  })
  readonly zoomed = $derived(this.box.w < this.most - 1)
  /** Pixels per unit. */
  readonly fit = $derived(this.width / this.box.w)

  constructor(wide: number, high: number) {
    this.wide = wide
    this.high = high
    this.at = new Tween({ x: wide / 2, y: high / 2, w: Infinity }, { duration: 0, easing: cubicOut })
  }

  private readonly pointers = new Map<number, Point>()
  private pinch = 0
  private tapped = 0
  private tappedAt: Point = { x: 0, y: 0 }

  /** From chart units to pixels of the frame. */
  pixel(x: number, y: number): { left: number; top: number } {
    return { left: (x - this.box.x) * this.fit, top: (y - this.box.y) * this.fit }
  }
  /** Where a point of the sheet lies while the whole of it is in sight. */
  pixelOfWhole(x: number, y: number): { left: number; top: number } | null {
    if (!this.width || !this.height) return null
    const k = this.width / this.most
    return { left: this.width / 2 + (x - this.wide / 2) * k, top: this.height / 2 + (y - this.high / 2) * k }
  }
  private unitAt(clientX: number, clientY: number): Point {
    const matrix = this.svg?.getScreenCTM()
    if (!matrix) return { x: this.wide / 2, y: this.high / 2 }
    const p = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    return { x: p.x, y: p.y }
  }

  private corner(x: number, y: number, wide: number, high: number): Point {
    const unit = wide / (this.width || 1)
    const { top, bottom } = this.covered
    return { x: edge(x, wide, this.wide, 0, 0), y: edge(y, high, this.high, top * unit, bottom * unit) }
  }
  /** Look at a point; what has been asked for beyond the edge of the sheet is forgotten. */
  private look(x: number, y: number, w: number, glides = false): void {
    const wide = clamp(w, this.wide * NEAREST, this.most)
    const high = (wide * this.height) / (this.width || 1)
    const corner = this.corner(x, y, wide, high)
    const to = { x: corner.x + wide / 2, y: corner.y + high / 2, w: wide >= this.most ? Infinity : wide }
    // From or to the whole there is no breadth to count from.
    const glide = glides && Number.isFinite(to.w) && Number.isFinite(this.at.target.w)
    void this.at.set(to, { duration: glide ? GLIDE : 0 })
  }
  zoom(factor: number, around?: Point): void {
    const { x, y, w, h } = this.box
    const middle = { x: x + w / 2, y: y + h / 2 }
    const c = around ?? middle
    const wide = clamp(w / factor, this.wide * NEAREST, this.most)
    const k = wide / w
    this.look(c.x + (middle.x - c.x) * k, c.y + (middle.y - c.y) * k, wide)
  }
  whole(): void {
    this.look(this.wide / 2, this.high / 2, Infinity)
  }
  /**
   * Look at all of these points, and also at the others where that leaves the spaces large enough; nothing of it under
   * what covers the frame.
   */
  aim(points: readonly Point[], others: readonly Point[], glides: boolean): void {
    if (points.length === 0 || !this.width) return this.whole()
    const { covered } = this
    const high = Math.max(1, this.height - covered.top - covered.bottom)
    const needed = (all: readonly Point[]) => {
      const xs = all.map((p) => p.x)
      const ys = all.map((p) => p.y)
      const [x0, x1] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN]
      const [y0, y1] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN]
      return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, w: Math.max(x1 - x0, ((y1 - y0) * this.width) / high) }
    }
    const all = needed([...points, ...others])
    const { x, y, w } = this.width / all.w >= LEGIBLE ? all : needed(points)
    const wide = Math.max(w, AROUND)
    // The middle of what is not covered, not that of the frame.
    const lower = ((covered.top - covered.bottom) / 2 / this.width) * wide
    this.look(x, y - lower, wide, glides)
  }
  /** Keep a focused target in sight when the chart is zoomed. */
  bringIn({ x, y }: Point): void {
    if (!this.zoomed) return
    const { box } = this
    if (x < box.x + 60 || x > box.x + box.w - 60 || y < box.y + 60 || y > box.y + box.h - 60) this.look(x, y, box.w)
  }

  down = (e: PointerEvent): void => {
    if (this.pointers.size === 0) this.dragged = false
    this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY })
    if (this.pointers.size === 2) {
      this.pinch = this.spread()
      this.dragged = true
    }
  }
  private spread(): number {
    const [a, b] = [...this.pointers.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  move = (e: PointerEvent): void => {
    const before = this.pointers.get(e.pointerId)
    if (!before) return
    const dx = e.clientX - before.x
    const dy = e.clientY - before.y
    if (this.pointers.size === 1) {
      if (!this.zoomed || (!this.dragged && Math.hypot(dx, dy) < 6)) return
      this.dragged = true
      const { x, y, w, h } = this.box
      this.look(x + w / 2 - dx / (this.fit || 1), y + h / 2 - dy / (this.fit || 1), w)
      this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY })
    } else if (this.pointers.size === 2) {
      this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY })
      const [a, b] = [...this.pointers.values()]
      const now = this.spread()
      if (a && b && this.pinch > 0 && now > 0)
        this.zoom(now / this.pinch, this.unitAt((a.x + b.x) / 2, (a.y + b.y) / 2))
      this.pinch = now
    }
  }
  up = (e: PointerEvent): void => {
    const was = this.pointers.delete(e.pointerId)
    if (!was || this.pointers.size > 0) return
    if (this.dragged) {
      setTimeout(() => (this.dragged = false), 0)
      return
    }
    // A double tap brings the chart nearer; on a target it is the choice and its confirmation.
    if (e.pointerType === 'touch' && !(e.target as Element).closest('.target')) {
      const now = e.timeStamp // of the finger, however late a busy page hears of it
      if (now - this.tapped < 320 && Math.hypot(e.clientX - this.tappedAt.x, e.clientY - this.tappedAt.y) < 30) {
        if (this.zoomed) this.whole()
        else this.zoom(2.6, this.unitAt(e.clientX, e.clientY))
        this.tapped = 0
        return
      }
      this.tapped = now
      this.tappedAt = { x: e.clientX, y: e.clientY }
    }
  }
  wheel = (e: WheelEvent): void => {
    if (!e.ctrlKey && !e.metaKey && !this.zoomed) return
    e.preventDefault()
    this.zoom(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.002)), this.unitAt(e.clientX, e.clientY))
  }
}

function clamp(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, n))
}
/** Where a stretch around a middle begins, kept on the sheet and its margins; a longer one lies around the sheet. */
function edge(middle: number, length: number, sheet: number, before: number, after: number): number {
  const free = sheet + before + after
  return length >= free
    ? (sheet + after - before - length) / 2
    : clamp(middle - length / 2, -before, sheet + after - length)
}
