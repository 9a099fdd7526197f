import { data } from 'react-router'
import { siteContext } from '#http/context.server.ts'
import { galleryParts } from '../components/ui-gallery-parts.tsx'
import { pageTitle } from '#seo/page-meta.ts'
import type { Route } from './+types/dev-ui'

/** @throws 404 outside development */
export function loader({ context }: Route.LoaderArgs) {
	if (!context.get(siteContext).isDevelopment) throw data(null, { status: 404 })
	return null
}

export const meta: Route.MetaFunction = ({ matches }) => [
	{ title: pageTitle('Components', matches) },
	{ name: 'robots', content: 'noindex' },
]

/** Every component in every state, in both schemes, for people who build pages. */
export default function DevUi() {
	return (
		<>
			{(['light', 'dark'] as const).map((scheme) => (
				<section
					key={scheme}
					aria-label={`${scheme} scheme`}
					className={`${scheme === 'dark' ? 'scheme-dark' : 'scheme-light'} bg-page text-ink`}
				>
					<div className="measure py-12">
						<h1 className="display text-title">Components, {scheme}</h1>
						{galleryParts(scheme).map(({ title, body }) => (
							<section key={title} className="mt-12">
								<h2 className="display mb-4 text-heading">{title}</h2>
								{body}
							</section>
						))}
					</div>
				</section>
			))}
		</>
	)
}
