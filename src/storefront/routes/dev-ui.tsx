import { data } from 'react-router'
import { siteContext } from '#http/context.server.ts'
import { UiGallery } from '../components/ui-gallery.tsx'
import { pageTitle } from '#seo/page-meta.ts'
import type { Route } from './+types/dev-ui'

/** @throws 404 outside development */
export function loader({ context }: Route.LoaderArgs) {
	if (!context.get(siteContext).isDevelopment) throw data(null, { status: 404 })
	return null
}

export const meta: Route.MetaFunction = () => [
	{ title: pageTitle('Components') },
	{ name: 'robots', content: 'noindex' },
]

export default function DevUi() {
	return <UiGallery />
}
