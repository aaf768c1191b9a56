/** Passkeys, as the browser has them: what the server asks becomes what the browser wants, and back. */

import { HostError } from '../api'

export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential

type Plain = Record<string, unknown>

/** The person has closed the browser's window, or waited too long: nothing has happened. */
function refused(error: unknown): never {
  const name = error instanceof DOMException ? error.name : ''
  const key =
    name === 'InvalidStateError'
      ? 'passkey-there'
      : name === 'SecurityError'
        ? 'error-passkey-address'
        : 'passkey-cancelled'
  throw new HostError(0, { key, args: {}, rule: null })
}

export async function makePasskey(options: Plain): Promise<Plain> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = await navigator.credentials.create({ publicKey }).catch(refused)
  return (made as PublicKeyCredential).toJSON() as Plain
}

export async function usePasskey(options: Plain): Promise<Plain> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const given = await navigator.credentials.get({ publicKey }).catch(refused)
  return (given as PublicKeyCredential).toJSON() as Plain
}
