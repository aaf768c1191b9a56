/** Empires of the North, component by component. */

import '../look.css'

export { cards } from '../game'
export { default as Component } from './Component.svelte'
