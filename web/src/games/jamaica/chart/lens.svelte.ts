/** What part of the chart is in sight: zooming and panning with buttons, a wheel or fingers. */

import { HEIGHT, WIDTH, type Point } from '../geometry'

const NEAREST = WIDTH / 4.5

export class Lens {
  /** The part in sight, in units of the chart. */
  box = $state.raw({ x: 0, y: 0, w: WIDTH, h: HEIGHT })
  /** The frame around the chart, in pixels. */
  width = $state(0)
  height = $state(0)
  svg = $state.raw<SVGSVGElement | null>(null)
  /** The click that ends a drag is not a choice. */
  dragged = false

  readonly zoomed = $derived(this.box.w < WIDTH - 1)
  /** Pixels per unit. */
  readonly fit = $derived(this.width && this.height ? Math.min(this.width / this.box.w, this.height / this.box.h) : 0)

  private readonly pointers = new Map<number, Point>()
  private pinch = 0
  private tapped = 0
  private tappedAt: Point = { x: 0, y: 0 }

  /** From chart units to pixels of the frame. */
  pixel(x: number, y: number): { left: number; top: number } {
    const ox = (this.width - this.box.w * this.fit) / 2
    const oy = (this.height - this.box.h * this.fit) / 2
    return { left: ox + (x - this.box.x) * this.fit, top: oy + (y - this.box.y) * this.fit }
  }
  /** Where a point of the sheet lies while the whole of it is in sight. */
  pixelOfWhole(x: number, y: number): { left: number; top: number } | null {
    if (!this.width || !this.height) return null
    const k = Math.min(this.width / WIDTH, this.height / HEIGHT)
    return { left: this.width / 2 + (x - WIDTH / 2) * k, top: this.height / 2 + (y - HEIGHT / 2) * k }
  }
  private unitAt(clientX: number, clientY: number): Point {
    const matrix = this.svg?.getScreenCTM()
    if (!matrix) return { x: WIDTH / 2, y: HEIGHT / 2 }
    const p = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    return { x: p.x, y: p.y }
  }

  private look(x: number, y: number, width: number): void {
    const w = Math.max(NEAREST, Math.min(WIDTH, width))
    const h = (w * HEIGHT) / WIDTH
    this.box = { x: Math.max(0, Math.min(WIDTH - w, x)), y: Math.max(0, Math.min(HEIGHT - h, y)), w, h }
  }
  zoom(factor: number, around?: Point): void {
    const { x, y, w } = this.box
    const c = around ?? { x: x + w / 2, y: y + this.box.h / 2 }
    const wide = Math.max(NEAREST, Math.min(WIDTH, w / factor))
    const k = wide / w
    this.look(c.x - (c.x - x) * k, c.y - (c.y - y) * k, wide)
  }
  whole(): void {
    this.look(0, 0, WIDTH)
  }
  /** Look at all of these points. */
  aim(points: readonly Point[]): void {
    if (points.length === 0) return this.whole()
    const xs = points.map((p) => p.x)
    const ys = points.map((p) => p.y)
    const x0 = Math.min(...xs) - 110
    const x1 = Math.max(...xs) + 110
    const y0 = Math.min(...ys) - 110
    const y1 = Math.max(...ys) + 110
    const w = Math.max(x1 - x0, ((y1 - y0) * WIDTH) / HEIGHT, 520)
    const h = (w * HEIGHT) / WIDTH
    this.look((x0 + x1) / 2 - w / 2, (y0 + y1) / 2 - h / 2, w)
  }
  /** Keep a focused target in sight when the chart is zoomed. */
  bringIn({ x, y }: Point): void {
    if (!this.zoomed) return
    const { box } = this
    if (x < box.x + 60 || x > box.x + box.w - 60 || y < box.y + 60 || y > box.y + box.h - 60)
      this.look(x - box.w / 2, y - box.h / 2, box.w)
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
      this.look(this.box.x - dx / (this.fit || 1), this.box.y - dy / (this.fit || 1), this.box.w)
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
      const now = performance.now()
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
