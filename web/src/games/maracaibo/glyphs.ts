/** Icons in boxes of 24 units around their middle, one stroke weight, in the colour of the text; `s` is half filled. */

export const GLYPHS: Record<string, string> = {
  sugar:
    '<path class="s" fill-opacity=".22" d="M-2.6 -9Q0 -12 2.6 -9L8 9Q0 12.5 -8 9Z"/><path d="M-5 0Q0 3 5 0M-6.6 5Q0 8.4 6.6 5"/>',
  tobacco:
    '<path class="s" fill-opacity=".25" d="M0 11Q-9 3 -6 -5Q-3 -10 1 -11Q8 -6 6 2Q5 7 0 11Z"/><path d="M0 11Q-1 1 1 -8M-1 4l-4 -3M0 4l4 -3M0 -1l-4 -4M0 -1l4 -3"/>',
  cocoa:
    '<path class="s" fill-opacity=".25" d="M-9 7Q-10 -4 0 -9Q8 -11 9 -7Q10 2 1 8Q-5 11 -9 7Z"/><path d="M-8 6Q-3 -3 8 -8M-5 8Q3 4 8 -4M-9 1Q-6 -5 2 -9"/>',
  cotton:
    '<circle cx="0" cy="-5" r="5"/><circle cx="-5" cy="1" r="5"/><circle cx="5" cy="1" r="5"/><path d="M0 3v8M0 7q-4 0 -6 -2M0 7q4 0 6 -2"/>',
  map: '<path d="M-10 -7l6 -2l8 2l6 -2v16l-6 2l-8 -2l-6 2ZM-4 -9v16M4 -7v16"/>',
  book: '<path d="M0 -6Q-5 -10 -11 -7V8Q-5 5 0 9Q5 5 11 8V-7Q5 -10 0 -6ZM0 -6V9"/>',
  herbs: '<path d="M0 11V-3M0 3q-8 0 -8 -8q8 0 8 8M0 0q8 0 8 -9q-8 0 -8 9M-4 11h8"/>',
  pistol: '<path d="M-11 -5h17l4 -2v5l-4 1l-6 1l-2 5l3 6h-6l-2 -7l-4 -4ZM-1 0q3 4 4 0"/>',
  combat: '<path d="M-9 -10L7 6M9 -10L-7 6M4 9l6 -6M-4 9l-6 -6M7 6l4 4M-7 6l-4 4"/>',
  explore: '<path d="M-5 -11v11q0 3 -2 5v5h14v-3q-1 -3 -6 -4v-14ZM-7 10h15M-5 -6h6"/>',
  coin: '<circle cx="0" cy="0" r="10"/><path d="M0 -6v12M-5 0h10M-3 -3l6 6M3 -3l-6 6" stroke-width="1.1"/>',
  vp: '<path d="M-4 10Q-12 4 -8 -8M4 10Q12 4 8 -8M-10 0l-2 -3M-9 5l-3 -1M-8 -4l-3 -3M10 0l2 -3M9 5l3 -1M8 -4l3 -3M-4 10h8"/>',
  crown:
    '<path class="s" fill-opacity=".25" d="M-10 8L-11 -5L-5 0L0 -9L5 0L11 -5L10 8Z"/><path d="M-10 8h20M-9 11h18"/>',
  cp: '<path d="M-11 2L5 -7L9 0L-6 8Z"/><circle cx="-3" cy="8" r="4"/><path d="M5 -7l5 -2l2 5l-3 4"/>',
  disc: '<ellipse cx="0" cy="3" rx="9.5" ry="4"/><path d="M-9.5 3V7Q-9.5 11 0 11Q9.5 11 9.5 7V3M0 3V-10M-4.5 -6L0 -11L4.5 -6"/>',
  pawn: '<circle cx="0" cy="-6" r="4.6"/><path class="s" fill-opacity=".25" d="M-2 -2Q-2 5 -8 10H8Q2 5 2 -2Z"/>',
  anchor:
    '<circle cx="0" cy="-8.5" r="2.8"/><path d="M0 -5.7V10M-6 -2H6M-10 3Q-8 10 0 10Q8 10 10 3M-10 3l-1.5 4M-10 3l4 2M10 3l1.5 4M10 3l-4 2"/>',
  quest: '<path d="M-8 -9H6q3 0 3 3h-4M-8 -9q-3 0 -3 3t3 3v9q0 3 3 3H8q3 0 3 -3H-1q0 3 -3 3M5 -6V6M-4 -4h5M-4 0h5"/>',
  compass: '<circle cx="0" cy="0" r="10.5"/><path class="s" d="M0 -8L2.6 0L0 8L-2.6 0Z"/><path d="M-8 0h2M6 0h2"/>',
  village: '<path d="M-10 0L0 -9L10 0M-7 -2V9H7V-2M-2 9V3H2V9"/>',
  sail: '<path d="M-10 6H10L6 11H-6ZM0 6V-11M0 -10Q8 -6 7 3H0M0 -8Q-6 -4 -6 3H0"/>',
  hand: '<path d="M-8 -9h9v14h-9ZM-2 -5h9v14h-9"/>',
  ring: '<path d="M-9 -2A9.4 9.4 0 1 1 -7 6M-7 6l-3.4 -3M-7 6l3 -3.6"/>',
  bell: '<path d="M-9 6Q-6 4 -6 -2Q-6 -9 0 -9Q6 -9 6 -2Q6 4 9 6ZM-2.5 9Q0 11 2.5 9M0 -9v-2"/>',
  medal: '<circle cx="0" cy="4" r="6"/><path d="M-3 -1L-7 -11M3 -1L7 -11M-7 -11h14"/>',
  lock: '<path d="M-7 -1H7V10H-7ZM-4.5 -1V-5A4.5 4.5 0 0 1 4.5 -5V-1M0 3v3"/>',
  fleur:
    '<path class="n" d="M0 -10Q4 -5 1.6 1H3.2Q3 -4 6.5 -5Q10.5 -4.6 9.6 0Q8.4 3 6 2Q7.6 .8 6.6 -1Q4.6 -1.4 4.6 2.6H6V5H2.4Q3 8 5 9.4H-5Q-3 8 -2.4 5H-6V2.6H-4.6Q-4.6 -1.4 -6.6 -1Q-7.6 .8 -6 2Q-8.4 3 -9.6 0Q-10.5 -4.6 -6.5 -5Q-3 -4 -3.2 1H-1.6Q-4 -5 0 -10Z"/>',
  key: '<circle cx="-5" cy="-4" r="4.6"/><path d="M-1.6 -1L9 9M6 6l3 -3M3 3l3 -3"/>',
  token: '<circle r="10"/><path d="M0 0V-10M0 0l8.6 5M0 0l-8.6 5"/>',
  assistant:
    '<circle cx="0" cy="-8" r="3.8"/><path class="s" fill-opacity=".25" d="M-1.8 -4.6Q-2 1 -6 4H6Q2 1 1.8 -4.6Z"/><path d="M-9 8q4.500 -3 9 0t9 0M-9 11q4.500 -3 9 0t9 0"/>',
  synergy: '<path d="M0 -10L9.500 -3.100 5.900 8.100H-5.900L-9.500 -3.100Z"/><circle r="3.500"/>',
  upgrade: '<path d="M-11 3H11L7 10H-7ZM0 3V-10M-4.500 -6L0 -11 4.500 -6"/>',
  border:
    '<path d="M-8 10V-8M8 10V-8M-8 -3H8M-8 3H8"/><circle cx="-8" cy="-9.500" r="1.500"/><circle cx="8" cy="-9.500" r="1.500"/>',
  rank: '<path class="s" fill-opacity=".25" d="M-9 10L-10 0L-5 4L0 -3L5 4L10 0L9 10Z"/><path d="M0 -5V-11M-3 -8.500L0 -11.500 3 -8.500"/>',
  marker: '<path d="M-6 11V-11"/><path class="s" fill-opacity=".25" d="M-6 -10Q0 -13 9 -9V1Q0 -3 -6 0Z"/>',
  card: '<path d="M-7 -10H7V10H-7ZM-7 -5H7M-3.500 0H3.500M-3.500 4H3.500"/>',
  crate: '<path d="M-9 -8H9V9H-9ZM-9 -3H9M-9 4H9M-3 -8V9M3 -8V9"/>',
  deck: '<path d="M-9 -6H3V11H-9ZM-6 -9H6V8M-3 -11.500H9V5"/>',
  pencil: '<path d="M-9 10l2 -6L6 -9l4 4L-3 8ZM3 -6l4 4"/>',
  yes: '<path d="M-9 1l6 6L9 -7"/>',
  no: '<path d="M-7 -7L7 7M7 -7L-7 7"/>',
  goal: '<circle r="10"/><circle r="5.500"/><circle class="n" r="1.600"/>',
  building: '<path d="M-10 10H10M-8 10V-2M8 10V-2M-11 -2L0 -10L11 -2ZM-3 10V2M3 10V2"/>',
  legend: '<circle r="10"/><path d="M0 -2V6M0 -6v.500"/>',
  story: '<path d="M-8 -10H5q3 0 3 3V10H-5q-3 0 -3 -3ZM-4 -5H4M-4 -1H4M-4 3H2"/>',
}
