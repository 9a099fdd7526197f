// Where a payment may come back to.

/** Providers put the session's id in place of this. */
const idMark = '{CHECKOUT_SESSION_ID}'

/** True for absolute addresses of the shop itself. */
export function isOwnAddress(address: string, publicUrl: string): boolean {
	if (!URL.canParse(address.replaceAll(idMark, 'id'))) return false
	const { origin, username, password } = new URL(address.replaceAll(idMark, 'id'))
	return origin === new URL(publicUrl).origin && username === '' && password === ''
}
