// The catch-all for unknown paths.
import { data } from 'react-router'

/** @throws always 404, which the root's error page shows */
export function loader(): never {
	throw data(null, { status: 404 })
}

export default function NotFound() {
	return null
}
