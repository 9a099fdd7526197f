// The catch-all for unknown paths.
import { data } from 'react-router'
import { siteContext } from '#http/context.server.ts'
import type { Route } from './+types/not-found'

/** @throws always 404, which the root's error page shows */
export function loader({ context }: Route.LoaderArgs): never {
	throw data({ language: context.get(siteContext).readerLanguage }, { status: 404 })
}

export default function NotFound() {
	return null
}
