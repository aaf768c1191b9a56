/** Empires of the North, component by component. */

import '../look.css'

export { cards } from '../data'
export { default as Component } from './Component.svelte'
