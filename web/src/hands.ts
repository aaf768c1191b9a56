/** Whether the last thing touched was the keyboard: only then must the focus be somewhere, and be seen. */
export const hands = { onKeys: false }

addEventListener('keydown', () => (hands.onKeys = true), true)
addEventListener('pointerdown', () => (hands.onKeys = false), true)
