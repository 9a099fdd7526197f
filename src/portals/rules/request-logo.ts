// The logo that a request brings: an upload that only its form can name again.
import { isUuid } from '#kit/uuid.ts'

/** In the form between two tries: the upload, and the secret that shows that this form sent it. */
export type LogoToken = { id: string; secret: string }

const secretForm = /^[\w-]{43}$/

export const logoTokenOf = ({ id, secret }: LogoToken): string => `${id}.${secret}`

/** Null for anything else. */
export function logoTokenIn(text: string): LogoToken | null {
	const [id = '', secret = '', more] = text.split('.')
	return isUuid(id) && secretForm.test(secret) && more === undefined ? { id, secret } : null
}
