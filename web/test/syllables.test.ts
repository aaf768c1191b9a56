import { expect, it } from 'vitest'
import { softened } from '../src/frame/syllables'

const broken = (text: string, lang: string): string => softened(text, lang).replaceAll('\u00ad', '-')

it('breaks long words between their syllables', () => {
  expect(broken('Trailblazer', 'en')).toBe('Trail-bla-zer')
  expect(broken('Quartermaster', 'en')).toBe('Quar-ter-mas-ter')
  expect(broken('Kísértethajó', 'hu')).toBe('Kí-sér-tet-hajó')
  expect(broken('Gyógynövénykert', 'hu')).toBe('Gyógy-nö-vény-kert')
})
it('leaves short words and other scripts alone', () => {
  expect(broken('Letters of Marque', 'en')).toBe('Letters of Marque')
  expect(broken('燈塔看守人燈塔看守人燈塔', 'zh-Hant')).toBe('燈塔看守人燈塔看守人燈塔')
})
