// Which URLs a payment may return to.

/** Providers replace this with the session's id. */
const idMark = '{CHECKOUT_SESSION_ID}'

/** True for absolute URLs of the shop itself. */
export function isOwnAddress(address: string, publicUrl: string): boolean {
	if (!URL.canParse(address.replaceAll(idMark, 'id'))) return false
	const { origin, username, password } = new URL(address.replaceAll(idMark, 'id'))
	return origin === new URL(publicUrl).origin && username === '' && password === ''
}
