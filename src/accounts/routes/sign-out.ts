import { noStore } from '#http/answers.server.ts'
import { redirectDocument } from 'react-router'
import { cartCookieDropped } from '#http/cart-cookie.ts'
import { authContext } from '../dependencies.server.ts'
import { signOutByCookies } from '../service/session.server.ts'
import type { Route } from './+types/sign-out'

/** A GET never signs out: links and crawlers send it. */
export const loader = () => redirectDocument('/', { headers: noStore })

/** Ends the session of these cookies. Browsers obey `Clear-Site-Data` only on secure sites. */
export async function action({ request, context }: Route.ActionArgs) {
	const call = context.get(authContext)
	const headers = new Headers(noStore)
	for (const cookie of await signOutByCookies(call, request.headers.get('cookie')))
		headers.append('Set-Cookie', cookie)
	headers.append('Set-Cookie', cartCookieDropped)
	if (call.auth.settings.isSecure) headers.set('Clear-Site-Data', '"storage"')
	return redirectDocument('/', { status: 303, headers })
}
