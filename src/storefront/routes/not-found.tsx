// Any path that the shop does not have.
import { data } from 'react-router'

/** @throws always: the root's error page shows it with status 404. */
export function loader(): never {
	throw data(null, { status: 404 })
}

export default function NotFound() {
	return null
}
