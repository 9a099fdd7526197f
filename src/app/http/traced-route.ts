// The route of an address for traces: a pattern of the shop's own, whatever the address holds.
import { rowOf } from '#accounts/policies.ts'

/** First parts of addresses that no page has. */
const outsideRouter = new Set(['assets', 'auth', 'files', 'marks', 'pictures', 'recolored', 'webhooks'])

/** `/portal/:portalId/*`, `/pictures/*`; `/*` for any other address. The router gives pages a closer one. */
export function tracedRoute(address: string): string {
	const [path = ''] = address.split('?', 1)
	const [, first = ''] = path.split('/')
	if (outsideRouter.has(first) && path !== `/${first}`) return `/${first}/*`
	try {
		return rowOf(path)?.pattern ?? '/*'
	} catch {
		// An address that the router cannot read is answered all the same.
		return '/*'
	}
}
