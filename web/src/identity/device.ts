/** Browser and system in words: `firefox linux` as the server keeps it. */

type T = (id: string, args?: Record<string, unknown>) => string

export function deviceName(device: string, t: T): string {
  const [browser = '', system = ''] = device.split(' ')
  if (!browser || (browser === 'other' && system === 'other')) return t('session-device-other')
  return t('session-device', { browser: t(`browser-${browser}`), system: t(`system-${system || 'other'}`) })
}
