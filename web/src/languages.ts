/** The languages of the house. */
export const languages = ['en', 'zh-Hant', 'hu'] as const
export type Lang = (typeof languages)[number]
